/** The API explorer: an editor for queries, the API's documentation, and the reader's own engine. */
import type {EditorView} from '@codemirror/view';
import {updateSchema} from 'cm6-graphql';
import {buildSchema, getIntrospectionQuery, type GraphQLSchema} from 'graphql';
import type {ExplorerData, SchemaFile} from '../data';
import {element} from '@docs-kit/instant/browser/element';
import {parseAddress} from '../address';
import {DocsPane, isLoader} from './docs';
import {createAnswerView, createQueryEditor, createVariablesEditor, setText} from './editors';
import {byId, prose} from './elements';
import {type Endpoint, type GraphQLRequest, type Outcome, send} from './engine';
import {formatResponse, maxShown, type Report, reportConnection, reportFailure, reportResponse} from './report';
import {readSchema} from './schema';
import {shapeOf} from './shape';
import {newToken, startCommand} from '../token';
import {parseVariables} from './variables';

/** The contents of the editors. */
interface Work {
  query: string;
  variables: string;
}

/** What the history entry keeps when the page reloads; `example` is the index of the chosen one, or -1. */
interface Kept extends Work {
  example: number;
}

/** Milliseconds after the last change, because browsers limit how often a page may change its history entry. */
const keepAfter = 300;

const data = JSON.parse(byId('explorer-data', HTMLElement).textContent) as ExplorerData;
const address = byId('address', HTMLInputElement);
const token = byId('token', HTMLInputElement);
const command = byId('command', HTMLElement);
const connectButton = byId('connect', HTMLButtonElement);
const runButton = byId('run', HTMLButtonElement);
const runLabel = byId('run-label', HTMLElement);
const connectionPanel = byId('connection-panel', HTMLDetailsElement);
const connectionStatus = byId('connection', HTMLElement);
const example = byId('example', HTMLSelectElement);
const answerStatus = byId('answer-status', HTMLElement);
const runFirst = answerStatus.textContent;
const notConnected = 'Not connected: see the message above.';

function show(place: HTMLElement, {tone, text}: Report): void {
  place.dataset.tone = tone;
  place.replaceChildren(...prose(text));
}

/** Shows the state of the connection; a problem opens its form. */
function showConnection(report: Report): void {
  show(connectionStatus, report);
  if (report.tone === 'problem') connectionPanel.open = true;
}

/** Shows the command that starts a session with the token in the form. */
function showCommand(): void {
  const windows = byId('windows', HTMLInputElement).checked;
  command.textContent = startCommand(token.value, windows ? 'powershell' : 'posix');
}

/** The token and address from the form; undefined if the address is invalid, which is then reported. */
function readEndpoint(): Endpoint | undefined {
  const parsed = parseAddress(address.value);
  if ('url' in parsed) return {url: parsed.url, token: token.value.trim()};
  showConnection({tone: 'problem', text: parsed.problem});
  address.focus();
  return undefined;
}

/** The query in the address, to which pages link: `#query=…`. */
function linkedWork(): Kept | null {
  const linked = new URLSearchParams(location.hash.slice(1));
  const query = linked.get('query');
  return query === null ? null : {example: -1, query, variables: linked.get('variables') ?? ''};
}

class Explorer {
  private readonly shape = element('span', {});
  private readonly answer = createAnswerView(byId('answer', HTMLElement), this.shape);
  private readonly variables = createVariablesEditor(byId('variables', HTMLElement), () => this.keepSoon());
  private readonly query: EditorView;
  private readonly docs: DocsPane;
  /** The last endpoint that responded, serialised. */
  private connected = '';
  private running: AbortController | undefined;
  private keeping: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly schema: GraphQLSchema,
    links: SchemaFile['links'],
  ) {
    this.docs = new DocsPane(schema, links);
    this.query = createQueryEditor(byId('query', HTMLElement), schema, {
      change: () => {
        this.showShape();
        this.keepSoon();
      },
      run: () => void this.run(),
      showDocs: (field, type, parent) => {
        if (field !== undefined && parent !== undefined) this.docs.show(parent, field);
        else if (type !== undefined) this.docs.show(type);
      },
    });
    example.addEventListener('change', () => this.showExample());
    const kept = (history.state as Kept | null) ?? linkedWork();
    if (kept) example.selectedIndex = kept.example;
    this.showExample();
    if (kept) this.showWork(kept);
    byId('connect-form', HTMLFormElement).addEventListener('submit', (event) => {
      event.preventDefault();
      if (connectButton.ariaDisabled === 'true') return;
      if (answerStatus.textContent === notConnected) show(answerStatus, {tone: 'neutral', text: runFirst});
      void this.connect();
    });
    runButton.addEventListener('click', () => {
      if (this.running) this.running.abort();
      else void this.run();
    });
    for (const button of [runButton, connectButton]) button.disabled = false;
  }

  private showExample(): void {
    const chosen = data.examples[example.selectedIndex];
    const page = byId('example-page', HTMLAnchorElement);
    page.hidden = !chosen;
    if (!chosen) return;
    this.showWork(chosen);
    page.href = chosen.page;
  }

  private showWork({query, variables}: Work): void {
    setText(this.query, query);
    setText(this.variables, variables);
    byId('variables-panel', HTMLDetailsElement).open = variables !== '';
  }

  /** While the query is incomplete, that of the last complete one stays. */
  private showShape(): void {
    try {
      this.shape.textContent = shapeOf(this.query.state.doc.toString(), this.schema);
    } catch {
      // The query editor marks the mistake.
    }
  }

  private keepSoon(): void {
    clearTimeout(this.keeping);
    this.keeping = setTimeout(() => {
      const kept: Kept = {
        example: example.selectedIndex,
        query: this.query.state.doc.toString(),
        variables: this.variables.state.doc.toString(),
      };
      history.replaceState(kept, '');
    }, keepAfter);
  }

  /** Returns whether the engine responded. */
  private async connect(): Promise<boolean> {
    const endpoint = readEndpoint();
    if (!endpoint) return false;
    // Unlike a disabled button, it keeps the focus.
    connectButton.ariaDisabled = 'true';
    showConnection({tone: 'neutral', text: 'Connecting…'});
    try {
      const signal = AbortSignal.timeout(30_000);
      const outcome = await send(endpoint, {query: '{ version }'}, signal);
      if (outcome.kind !== 'response') {
        this.connected = '';
        // Aborted by the explorer's own timeout rather than by the reader.
        const failed = outcome.kind === 'stopped' ? ({kind: 'unreachable'} as const) : outcome;
        showConnection(reportFailure(failed, endpoint.url));
        return false;
      }
      const version = outcome.response.data?.version;
      if (typeof version !== 'string') {
        showConnection(reportFailure({kind: 'foreign', status: 200}, endpoint.url));
        return false;
      }
      this.connected = JSON.stringify(endpoint);
      const added = await this.loadModule(endpoint, signal);
      showConnection(reportConnection(version, data.version, added));
      if (connectionPanel.contains(document.activeElement)) runButton.focus();
      connectionPanel.open = false;
      return true;
    } finally {
      connectButton.ariaDisabled = null;
    }
  }

  /**
   * Uses the engine's own schema for completion and documentation if its root has additional fields, which are a
   * module's functions.
   */
  private async loadModule(endpoint: Endpoint, signal: AbortSignal): Promise<string[]> {
    const own = readSchema(await send(endpoint, {query: getIntrospectionQuery()}, signal));
    const known = this.schema.getQueryType()?.getFields() ?? {};
    const added = Object.keys(own?.getQueryType()?.getFields() ?? {}).filter((name) => !(name in known));
    const current = own && added.length > 0 ? own : this.schema;
    updateSchema(this.query, current);
    this.docs.setSchema(current);
    return added.filter((name) => !isLoader(name));
  }

  private async run(): Promise<void> {
    if (this.running) return;
    const variables = parseVariables(this.variables.state.doc.toString());
    if ('problem' in variables) {
      show(answerStatus, {tone: 'problem', text: variables.problem});
      return;
    }
    const endpoint = readEndpoint();
    if (!endpoint) return;
    this.running = new AbortController();
    runLabel.textContent = 'Stop';
    show(answerStatus, {tone: 'neutral', text: 'Running…'});
    try {
      if (JSON.stringify(endpoint) !== this.connected && !(await this.connect())) {
        show(answerStatus, {tone: 'problem', text: notConnected});
        return;
      }
      const request: GraphQLRequest = {query: this.query.state.doc.toString(), variables: variables.values};
      const start = performance.now();
      const outcome = await send(endpoint, request, this.running.signal);
      this.showOutcome(outcome, endpoint, (performance.now() - start) / 1000);
    } finally {
      this.running = undefined;
      runLabel.textContent = 'Run';
    }
  }

  private showOutcome(outcome: Outcome, {url}: Endpoint, seconds: number): void {
    if (outcome.kind === 'response') {
      const text = formatResponse(outcome);
      setText(this.answer, text.slice(0, maxShown));
      show(answerStatus, reportResponse(outcome.response, seconds, text.length));
      return;
    }
    setText(this.answer, '');
    show(answerStatus, reportFailure(outcome, url));
    if (outcome.kind !== 'stopped' && outcome.kind !== 'huge') this.connected = '';
  }
}

async function start(): Promise<void> {
  token.value = newToken();
  showCommand();
  if (navigator.userAgent.includes('Mac OS')) byId('run-key', HTMLElement).textContent = '⌘ ↵';
  token.addEventListener('input', showCommand);
  byId('windows', HTMLInputElement).addEventListener('change', showCommand);
  byId('copy', HTMLButtonElement).addEventListener('click', () => void copyCommand());
  try {
    const response = await fetch(data.schema);
    if (!response.ok) throw new Error(`HTTP status ${response.status}`);
    const {sdl, links} = (await response.json()) as SchemaFile;
    // Validated at build time.
    new Explorer(buildSchema(sdl, {assumeValid: true}), links);
    document.documentElement.dataset.ready = '';
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    show(answerStatus, {tone: 'problem', text: `The schema couldn’t be loaded (${reason}). Reload the page.`});
  }
}

async function copyCommand(): Promise<void> {
  const copied = byId('copied', HTMLElement);
  try {
    await navigator.clipboard.writeText(command.textContent);
    copied.textContent = 'Copied.';
  } catch {
    copied.textContent = 'Your browser blocked copying. Select the command and copy it yourself.';
  }
}

void start();
