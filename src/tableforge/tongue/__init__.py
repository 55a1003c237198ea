"""Languages without any game in them: texts in every language, typography, grammar, sentences, spelling."""
