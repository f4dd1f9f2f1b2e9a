import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {projectRoot} from '../shared/files';

/** A position in a file: line and column are 0-based, the column in UTF-16 units. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

interface Message {
  id?: number | string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: {message: string};
}

interface Location {
  uri: string;
  range: {start: {line: number; character: number}};
}

/** A connection to a language server: JSON messages, each after a header with its length. */
class Client {
  readonly #server;
  readonly #waiting = new Map<number, {resolve: (result: unknown) => void; reject: (error: Error) => void}>();
  #received = Buffer.alloc(0);
  #last = 0;

  constructor(command: string, args: readonly string[], cwd: string) {
    this.#server = spawn(command, args, {cwd, stdio: ['pipe', 'pipe', 'ignore']});
    this.#server.stdout.on('data', (chunk: Buffer) => {
      this.#received = Buffer.concat([this.#received, chunk]);
      for (let message = this.#next(); message; message = this.#next()) this.#answer(message);
    });
    this.#server.on('close', (code) => {
      for (const {reject} of this.#waiting.values())
        reject(new Error(`pyright's language server exited with status ${code}`));
    });
  }

  request(method: string, params: unknown): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {resolve, reject});
      this.#send({id, method, params});
    });
  }

  notify(method: string, params: unknown): void {
    this.#send({method, params});
  }

  end(): void {
    this.#server.kill();
  }

  #send(message: Message): void {
    const text = JSON.stringify({jsonrpc: '2.0', ...message});
    this.#server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  #next(): Message | undefined {
    const end = this.#received.indexOf('\r\n\r\n');
    const length = Number(/Content-Length: (\d+)/i.exec(this.#received.toString('ascii', 0, Math.max(end, 0)))?.[1]);
    if (end < 0 || this.#received.length < end + 4 + length) return undefined;
    const text = this.#received.toString('utf8', end + 4, end + 4 + length);
    this.#received = this.#received.subarray(end + 4 + length);
    return JSON.parse(text) as Message;
  }

  #answer({id, method, params, result, error}: Message): void {
    if (method !== undefined) {
      // The server requests settings, which are all in its configuration file, and accepts empty answers.
      const items = (params as {items?: unknown[]} | undefined)?.items;
      if (id !== undefined)
        this.#send({id, result: method === 'workspace/configuration' ? items?.map(() => null) : null});
      return;
    }
    const waiting = this.#waiting.get(Number(id));
    this.#waiting.delete(Number(id));
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result);
  }
}

/**
 * Finds the definitions of names with pyright.
 *
 * @param folder contains `pyrightconfig.json`
 * @param places in files below it, with relative paths
 * @returns the definitions of each, with absolute paths
 */
export async function definitions(folder: string, places: readonly Place[]): Promise<Place[][]> {
  const require = createRequire(path.join(projectRoot, 'package.json'));
  const server = path.join(path.dirname(require.resolve('pyright/package.json')), 'langserver.index.js');
  const client = new Client(process.execPath, [server, '--stdio'], folder);
  const uriOf = (file: string): string => pathToFileURL(path.join(folder, file)).href;
  try {
    const uri = pathToFileURL(folder).href;
    const workspaceFolders = [{uri, name: 'samples'}];
    const capabilities = {workspace: {workspaceFolders: true, configuration: true}};
    await client.request('initialize', {processId: process.pid, rootUri: uri, workspaceFolders, capabilities});
    client.notify('initialized', {});
    const found: Place[][] = [];
    let open = '';
    for (const {file, line, column} of places) {
      if (file !== open) {
        if (open !== '') client.notify('textDocument/didClose', {textDocument: {uri: uriOf(open)}});
        open = file;
        const text = readFileSync(path.join(folder, file), 'utf8');
        client.notify('textDocument/didOpen', {
          textDocument: {uri: uriOf(file), languageId: 'python', version: 1, text},
        });
      }
      const position = {line, character: column};
      const answer = await client.request('textDocument/definition', {textDocument: {uri: uriOf(file)}, position});
      found.push(
        ((answer ?? []) as Location[]).map(({uri: target, range: {start}}) => ({
          file: fileURLToPath(target),
          line: start.line,
          column: start.character,
        })),
      );
    }
    return found;
  } finally {
    client.end();
  }
}
