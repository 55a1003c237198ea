"""Names for forged Archons, in English and French: one name for each number below 2**33, and no name twice.

A number is stirred by a bijection, then its bits choose a given name, a calling, an adjective, a thing and one of two
patterns.  Every step can be undone (`number_of`), so two numbers can never share a name.

>>> name(417)
('Sovereign Casolde of the Wandering Serpent', 'Souveraine Casolde du Serpent Errant')
>>> number_of('Sovereign Casolde of the Wandering Serpent')
417
"""

from __future__ import annotations

from typing import Final

from tableforge.errors import BadDeck
from tableforge.keyforge.decks import refusals

BITS: Final = 33
MASK: Final = (1 << BITS) - 1
# Any odd factor is a bijection modulo 2**33; these two scatter neighbouring numbers over all the lists.
FACTORS: Final = (0x1D3A2C8B5, 0x0E95D4C63)
SHIFT: Final = 17


def words(text: str) -> list[str]:
    """The words of a table."""
    return text.split()


# Beginnings end in a consonant and endings begin with a vowel; a test checks that no two pairs meet.
BEGINNINGS: Final = words("""
    Ys Tal Morv Bel Cas Dar Er Fal Gal Har Il Jor Kal Lys Mel Nar Ors Pel Quor Ros Ser Ther Ulv Val Wen Xand Yor Zel
    Ald Bran Cor Del Eld Fen Grim Helv Isk Jas Kest Lor Mir Nim Oz Pyr Quil Rav Sol Torm Umbr Vor Wyst Xer Yl Zor Arv
    Brix Cyr Dov Ev Glen Ith Jun Krel Lum
""")
HERS: Final = words("a ia ine elle ora isse enna ira ude olde ara une ise ota ave ilde")
HIS: Final = words("or an ius ek on ard im os ulf ain eon ax uin ir olm as")

# English | French, his | French, hers (left out where it is the same)
CALLINGS: Final = words("""
    Keeper|gardien|gardienne Seeker|chercheur|chercheuse Herald|héraut|héraute Sovereign|souverain|souveraine
    Weaver|tisserand|tisserande Singer|chanteur|chanteuse Captain|capitaine Guide|guide Dreamer|rêveur|rêveuse
    Hunter|chasseur|chasseuse Wanderer|vagabond|vagabonde Scribe|scribe Champion|champion|championne
    Heir|héritier|héritière Envoy|émissaire Tamer|dompteur|dompteuse Reader|lecteur|lectrice
    Builder|bâtisseur|bâtisseuse Smith|forgeron|forgeronne Pilgrim|pèlerin|pèlerine Judge|juge Thief|voleur|voleuse
    Regent|régent|régente Marshal|maréchal|maréchale Steward|intendant|intendante Gardener|jardinier|jardinière
    Archivist|archiviste Navigator|navigateur|navigatrice Messenger|messager|messagère Dancer|danseur|danseuse
    Painter|peintre Sculptor|sculpteur|sculptrice Counsellor|conseiller|conseillère Adept|adepte
    Apprentice|apprenti|apprentie Merchant|marchand|marchande Pilot|pilote Rider|cavalier|cavalière Duellist|duelliste
    Guardian|protecteur|protectrice Avenger|vengeur|vengeresse Conqueror|conquérant|conquérante
    Liberator|libérateur|libératrice Usurper|usurpateur|usurpatrice Inventor|inventeur|inventrice
    Collector|collectionneur|collectionneuse Watcher|veilleur|veilleuse Tracker|pisteur|pisteuse Sower|semeur|semeuse
    Reaper|moissonneur|moissonneuse Storyteller|conteur|conteuse Exile|exilé|exilée Orphan|orphelin|orpheline
    Chosen|élu|élue Servant|serviteur|servante Friend|ami|amie Rival|rival|rivale Speaker|orateur|oratrice
    Broker|courtier|courtière Chronicler|chroniqueur|chroniqueuse Alchemist|alchimiste Astronomer|astronome
    Cartographer|cartographe Diviner|devin|devineresse
""")

# English | French, of a masculine thing | French, of a feminine thing; '+' stands before its noun, '_' is a space
ADJECTIVES: Final = words("""
    First|+Premier|Première Second|+Deuxième Third|+Troisième Fourth|+Quatrième Fifth|+Cinquième Sixth|+Sixième
    Seventh|+Septième Eighth|+Huitième Ninth|+Neuvième Tenth|+Dixième Eleventh|+Onzième Twelfth|+Douzième
    Thirteenth|+Treizième Hundredth|+Centième Thousandth|+Millième Last|+Dernier|Dernière
    Silent|Silencieux|Silencieuse Burning|Ardent|Ardente Broken|Brisé|Brisée Hidden|Caché|Cachée Golden|Doré|Dorée
    Silver|Argenté|Argentée Crimson|Pourpre Azure|Azuré|Azurée Emerald|Émeraude Black|Noir|Noire White|Blanc|Blanche
    Red|Rouge Green|Vert|Verte Grey|Gris|Grise Pale|Pâle Dark|Sombre Bright|Brillant|Brillante
    Radiant|Radieux|Radieuse Frozen|Gelé|Gelée Molten|Fondu|Fondue Hollow|Creux|Creuse Endless|Infini|Infinie
    Eternal|Éternel|Éternelle Forgotten|Oublié|Oubliée Lost|Perdu|Perdue Found|Retrouvé|Retrouvée Stolen|Volé|Volée
    Sacred|Sacré|Sacrée Cursed|Maudit|Maudite Blessed|Béni|Bénie Wandering|Errant|Errante Sleeping|Endormi|Endormie
    Waking|Éveillé|Éveillée Dreaming|Rêveur|Rêveuse Laughing|Rieur|Rieuse Weeping|Éploré|Éplorée
    Singing|Chantant|Chantante Whispering|Murmurant|Murmurante Howling|Hurlant|Hurlante Dancing|Dansant|Dansante
    Falling|Tombant|Tombante Rising|Montant|Montante Turning|Tournant|Tournante Floating|Flottant|Flottante
    Drowned|Noyé|Noyée Buried|Enseveli|Ensevelie Shattered|Fracassé|Fracassée Woven|Tissé|Tissée Forged|Forgé|Forgée
    Carved|Sculpté|Sculptée Painted|Peint|Peinte Written|Écrit|Écrite Unwritten|Inédit|Inédite Unseen|Invisible
    Unknown|Inconnu|Inconnue Unbound|Délié|Déliée Chained|Enchaîné|Enchaînée Crowned|Couronné|Couronnée
    Veiled|Voilé|Voilée Masked|Masqué|Masquée Armoured|Cuirassé|Cuirassée Winged|Ailé|Ailée Horned|Cornu|Cornue
    Thorned|Épineux|Épineuse Twofold|Double Threefold|Triple Twisted|Tordu|Tordue Crooked|Tortueux|Tortueuse
    Perfect|Parfait|Parfaite Solitary|Solitaire Distant|Lointain|Lointaine Inner|Intérieur|Intérieure
    Northern|Boréal|Boréale Southern|Austral|Australe Eastern|Oriental|Orientale Western|Occidental|Occidentale
    Lunar|Lunaire Solar|Solaire Stellar|Stellaire Celestial|Céleste Infernal|Infernal|Infernale Mechanical|Mécanique
    Electric|Électrique Crystal|de_Cristal Iron|de_Fer Bronze|de_Bronze Wooden|de_Bois Stone|de_Pierre
    Velvet|de_Velours Wild|Sauvage Gentle|Doux|Douce Fierce|Féroce Proud|Fier|Fière Humble|Humble
    Merciful|Clément|Clémente Patient|Patient|Patiente Restless|Agité|Agitée Faithful|Fidèle Treacherous|Perfide
    Wise|Sage Mad|Fou|Folle Strange|Étrange Secret|Secret|Secrète Royal|Royal|Royale Ancestral|Ancestral|Ancestrale
    Newborn|Naissant|Naissante Ruined|Ruiné|Ruinée Tangled|Emmêlé|Emmêlée Nocturnal|Nocturne Ashen|Cendré|Cendrée
    Stubborn|Têtu|Têtue Curious|Curieux|Curieuse
""")

# English | French, masculine; none begins with an aspirated h, none is an adjective of the list above
MASCULINE: Final = words("""
    Oath|Serment Tomb|Caveau Throne|Trône Mirror|Miroir Labyrinth|Labyrinthe Meteor|Météore Sun|Soleil Storm|Orage
    Thunder|Tonnerre Wind|Vent River|Fleuve Stream|Ruisseau Lake|Lac Ocean|Océan Abyss|Abîme Well|Puits Bridge|Pont
    Path|Sentier Crossroads|Carrefour Threshold|Seuil Wall|Rempart Castle|Château Palace|Palais Temple|Temple
    Garden|Jardin Orchard|Verger Desert|Désert Glacier|Glacier Volcano|Volcan Valley|Vallon Thicket|Bosquet Meadow|Pré
    Oak|Chêne Willow|Saule Ash|Frêne Laurel|Laurier Reed|Roseau Thistle|Chardon Lily|Lis Seed|Germe Raven|Corbeau
    Swan|Cygne Falcon|Faucon Eagle|Aigle Peacock|Paon Wolf|Loup Fox|Renard Bear|Ours Stag|Cerf Lion|Lion Tiger|Tigre
    Serpent|Serpent Dragon|Dragon Phoenix|Phénix Griffin|Griffon Beetle|Scarabée Butterfly|Papillon Fish|Poisson
    Shark|Requin Octopus|Poulpe Horse|Cheval Bull|Taureau Ram|Bélier Elephant|Éléphant Sword|Glaive Dagger|Poignard
    Shield|Bouclier Helmet|Casque Gauntlet|Gantelet Hammer|Marteau Bow|Arc Whip|Fouet Banner|Étendard Drum|Tambour
    Trumpet|Clairon Violin|Violon Carillon|Carillon Song|Chant Chorus|Chœur Whisper|Murmure Cry|Cri Echo|Écho
    Silence|Silence Word|Verbe Book|Livre Scroll|Parchemin Message|Message Mystery|Mystère Tale|Récit Dream|Songe
    Nightmare|Cauchemar Sleep|Sommeil Awakening|Éveil Vow|Vœu Bargain|Pacte Wager|Pari Duel|Duel Game|Jeu Gift|Don
    Treasure|Trésor Coin|Denier Jewel|Joyau Diamond|Diamant Ruby|Rubis Sapphire|Saphir Amber|Ambre Ring|Anneau
    Necklace|Collier Sceptre|Sceptre Diadem|Diadème Veil|Voile Cloak|Manteau Thread|Fil Knot|Nœud Spindle|Fuseau
    Dial|Cadran Hourglass|Sablier Compass|Compas Telescope|Télescope Engine|Moteur Gear|Rouage Piston|Piston
    Automaton|Automate Laboratory|Laboratoire Trial|Essai Theorem|Théorème Reckoning|Calcul Cipher|Chiffre
""")
FEMININE: Final = words("""
    Ember|Braise Flame|Flamme Spark|Étincelle Torch|Torche Lantern|Lanterne Candle|Bougie Star|Étoile Moon|Lune
    Dawn|Aube Gloom|Pénombre Night|Nuit Hour|Heure Season|Saison Epoch|Époque Memory|Mémoire Hope|Espérance Fury|Furie
    Joy|Joie Sorrow|Peine Fear|Peur Glory|Gloire Victory|Victoire Vengeance|Vengeance Justice|Justice Truth|Vérité
    Ruse|Ruse Wisdom|Sagesse Prophecy|Prophétie Legend|Légende Key|Clé Door|Porte Gate|Grille Window|Fenêtre
    Tower|Tour Bell|Cloche House|Maison City|Cité Street|Rue Road|Route Step|Marche Crypt|Crypte Cave|Grotte Mine|Mine
    Fault|Faille Mountain|Montagne Hill|Colline Island|Île Shore|Rive Tide|Marée Wave|Vague Rain|Pluie Snow|Neige
    Mist|Brume Cloud|Nuée Lightning|Foudre Rose|Rose Thorn|Épine Root|Racine Leaf|Feuille Vine|Vigne Orchid|Orchidée
    Flower|Fleur Spore|Spore Harvest|Moisson Feather|Plume Wing|Aile Claw|Griffe Fang|Dent Horn|Corne Scale|Écaille
    Mane|Crinière Owl|Chouette Dove|Colombe Bee|Abeille Spider|Araignée Ant|Fourmi Turtle|Tortue Whale|Baleine
    Panther|Panthère Hydra|Hydre Chimera|Chimère Sphinx|Sphinge Mermaid|Sirène Crown|Couronne Chain|Chaîne Blade|Lame
    Spear|Lance Arrow|Flèche Armour|Armure Forge|Forge Furnace|Fournaise Cup|Coupe Urn|Urne Sphere|Sphère
    Lens|Lentille Machine|Machine Spring|Source Fountain|Fontaine Wheel|Roue Coil|Bobine Loop|Boucle Antenna|Antenne
    Ripple|Onde Orbit|Orbite Nebula|Nébuleuse Galaxy|Galaxie Eclipse|Éclipse Gravity|Gravité Shadow|Ombre
    Light|Lumière Colour|Couleur Rune|Rune Page|Page Line|Ligne Question|Question Answer|Réponse Lyre|Lyre Flute|Flûte
    Melody|Mélodie Dance|Danse Voice|Voix Prayer|Prière Grace|Grâce Sentence|Sentence Scar|Cicatrice Tear|Larme
    Hand|Main Crowd|Foule
""")

THINGS: Final = [*MASCULINE, *FEMININE]
ENDINGS: Final = [*HERS, *HIS]
VOWELS: Final = "AEIOUHÂÉÎŒ"


def _stirred(number: int) -> int:
    for factor in FACTORS:
        number = number * factor & MASK
        number ^= number >> SHIFT
    return number


def _unstirred(number: int) -> int:
    for factor in reversed(FACTORS):
        number ^= number >> SHIFT  # undoes itself: twice the shift is more than all bits
        number = number * pow(factor, -1, 1 << BITS) & MASK
    return number


def name(number: int) -> tuple[str, str]:
    """The English and the French name of a number from 0 to 2**33 - 1."""
    if not 0 <= number <= MASK:
        raise BadDeck(refusals.NO_ARCHON.fill(most=MASK, number=number))
    n = _stirred(number)
    thing, adjective = THINGS[n & 255], ADJECTIVES[n >> 8 & 127]
    calling, ending, beginning = CALLINGS[n >> 15 & 63], ENDINGS[n >> 21 & 31], BEGINNINGS[n >> 26 & 63]
    who, hers = beginning + ending, ending in HERS
    en, fr = calling.partition("|")[0], calling.split("|")[-1 if hers else 1]
    of = f"of the {adjective.partition('|')[0]} {thing.partition('|')[0]}"
    de = _of_the(adjective.split("|"), thing)
    if n >> 32:
        return f"{en} {who} {of}", f"{fr[0].upper()}{fr[1:]} {who} {de}"
    return f"{who}, {en} {of}", f"{who}, {fr} {de}"


def _of_the(adjective: list[str], thing: str) -> str:
    noun, feminine = thing.partition("|")[2], thing in FEMININE
    before = adjective[1].startswith("+")
    word = (adjective[-1] if feminine else adjective[1]).removeprefix("+").replace("_", " ")
    if before:
        return f"{'de la' if feminine else 'du'} {word} {noun}"  # la huitième, la onzième: ordinals are never elided
    if noun[0] in VOWELS:
        return f"de l’{noun} {word}"
    return f"{'de la' if feminine else 'du'} {noun} {word}"


def number_of(en: str) -> int:
    """The number of an English name that `name` gave; `BadDeck` for any other text."""
    n = _bits(en)
    if n < 0 or name(_unstirred(n))[0] != en:
        raise BadDeck(refusals.NO_FORGED_NAME.fill(name=en, one=name(417)[0]))
    return _unstirred(n)


def _bits(en: str) -> int:
    who, _, what = en[:100].partition(" of the ")
    first, _, second = who.partition(" ")
    turned = not first.endswith(",")
    given, calling = (second, first) if turned else (first[:-1], second)
    adjective, _, thing = what.partition(" ")
    places = [
        _place(THINGS, thing),
        _place(ADJECTIVES, adjective),
        _place(CALLINGS, calling),
        *next(((j, i) for i, b in enumerate(BEGINNINGS) for j, e in enumerate(ENDINGS) if b + e == given), (-1, -1)),
    ]
    if min(places) < 0:
        return -1
    t, a, c, j, i = places
    return t | a << 8 | c << 15 | j << 21 | i << 26 | turned << 32


def _place(words: list[str], word: str) -> int:
    return next((i for i, entry in enumerate(words) if entry.partition("|")[0] == word), -1)
