"""`python -m tableforge` is the command `tableforge`."""

from tableforge.cli import main

if __name__ == "__main__":
    main()
