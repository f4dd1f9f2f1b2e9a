"""Sends a GraphQL document to the session and prints the response's data."""

import base64
import json
import os
import sys
import urllib.error
import urllib.request
from pathlib import Path


def send(query: str, variables: dict[str, str]) -> dict:
    """Sends a query to the session and returns its data."""
    token = base64.b64encode(f"{os.environ['DAGGER_SESSION_TOKEN']}:".encode()).decode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{os.environ['DAGGER_SESSION_PORT']}/query",
        data=json.dumps({"query": query, "variables": variables}).encode(),
        headers={"Content-Type": "application/json", "Authorization": f"Basic {token}"},
    )
    try:
        response = urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request)
    except urllib.error.HTTPError as error:
        if error.code != 422:
            raise
        response = error
    with response:
        answer = json.load(response)
    if answer.get("errors"):
        raise RuntimeError(answer["errors"][0]["message"])
    return answer["data"]


document, *pairs = sys.argv[1:]
print(json.dumps(send(Path(document).read_text(), dict(pair.split("=", 1) for pair in pairs))))
