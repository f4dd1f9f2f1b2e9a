/** Sends a GraphQL document to the session and prints the response's data. */
import { readFile } from "node:fs/promises"

/** The API's response. */
type Answer = { data: unknown; errors?: { message: string }[] }

/** Sends the document in a file with variables (name=value) and returns the data. */
async function send(document: string, pairs: string[]): Promise<unknown> {
  const variables = Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  )
  const token = Buffer.from(`${process.env.DAGGER_SESSION_TOKEN}:`).toString("base64")
  const response = await fetch(`http://127.0.0.1:${process.env.DAGGER_SESSION_PORT}/query`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Basic ${token}` },
    body: JSON.stringify({ query: await readFile(document, "utf8"), variables }),
  })
  if (!response.ok && response.status !== 422) {
    throw new Error(`${response.status} ${response.statusText}`)
  }
  const answer = (await response.json()) as Answer
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
