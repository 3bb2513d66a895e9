#!/bin/sh
# Asks with curl, and waits for the answer. SOUS_URL and SOUS_TOKEN say where and who.
set -eu

call() {
  path=$1
  shift
  curl --silent --show-error --retry 5 --retry-connrefused \
    -H "Authorization: Bearer $SOUS_TOKEN" -H "Content-Type: application/json" "$@" "$SOUS_URL$path"
}

answer=$(call /v1/questions -H "Idempotency-Key: release-42-region" -d '{
  "question": "Which region for billing?",
  "choices": [{"id": "eu", "label": "Europe"}, {"id": "us", "label": "United States"}]
}')
ticket=$(printf %s "$answer" | sed -n 's/.*"ticket":"\([^"]*\)".*/\1/p')
[ -n "$ticket" ] || { echo "$answer" >&2; exit 1; }

while printf %s "$answer" | grep -q '"state":"open"'; do
  answer=$(call "/v1/questions/$ticket?wait=45")
done
echo "$answer"
