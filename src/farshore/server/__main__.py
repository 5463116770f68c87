"""`python -m farshore.server [PORT]`: the server alone, with everything as it is by default."""

import sys

from farshore.server.run import serve
from farshore.server.settings import Settings

serve(Settings(port=int(sys.argv[1])) if len(sys.argv) > 1 else Settings())
