/** Sends a GraphQL document to the session and prints the response's data. */
import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { request, type IncomingMessage } from "node:http"
import { json } from "node:stream/consumers"

/** The API's response. */
type Answer = { data: unknown; errors?: { message: string }[] }

/** Sends the document in a file with variables (name=value) and returns the data. */
async function send(document: string, pairs: string[]): Promise<unknown> {
  const variables = Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s, 2)))
  const body = JSON.stringify({ query: await readFile(document, "utf8"), variables })
  // Unlike fetch, request has no time limit.
  const post = request(`http://127.0.0.1:${process.env.DAGGER_SESSION_PORT}/query`, {
    method: "POST",
    auth: `${process.env.DAGGER_SESSION_TOKEN}:`,
    headers: { "Content-Type": "application/json" },
  }).end(body)
  const [response] = (await once(post, "response")) as [IncomingMessage]
  if (response.statusCode !== 200 && response.statusCode !== 422) {
    throw new Error(`${response.statusCode} ${response.statusMessage}`)
  }
  const answer = (await json(response)) as Answer
  if (answer.errors) {
    throw new Error(answer.errors[0].message)
  }
  return answer.data
}

const [document, ...pairs] = process.argv.slice(2)
send(document, pairs).then(
  (data) => console.log(JSON.stringify(data)),
  (error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  },
)
