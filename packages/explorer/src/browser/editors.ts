import {autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {json, jsonParseLinter} from '@codemirror/lang-json';
import {bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting} from '@codemirror/language';
import {linter} from '@codemirror/lint';
import {EditorState, type Extension, Prec} from '@codemirror/state';
import {drawSelection, EditorView, keymap, lineNumbers, placeholder} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import {graphql, showInDocsCommand} from 'cm6-graphql';
import type {GraphQLSchema} from 'graphql';

/** The site's code colours, from src/css/tokens.css. */
const highlighting = HighlightStyle.define([
  {tag: tags.comment, color: 'var(--code-comment)'},
  {tag: [tags.keyword, tags.definitionKeyword], color: 'var(--code-keyword)'},
  {tag: [tags.propertyName, tags.typeName], color: 'var(--code-type)'},
  {tag: tags.attributeName, color: 'var(--code-function)'},
  {tag: tags.string, color: 'var(--code-string)'},
  {tag: [tags.number, tags.bool, tags.null, tags.variableName, tags.special(tags.name)], color: 'var(--code-number)'},
  {tag: tags.modifier, color: 'var(--code-annotation)'},
]);

const theme = EditorView.theme({
  '&': {
    flex: '1 1 auto',
    minHeight: '0',
    fontSize: 'var(--text-md)',
    color: 'var(--color-code-text)',
    background: 'var(--color-code-bg)',
  },
  // The frame shows the focus, because the gutter would cover an outline here.
  '&.cm-focused': {outline: 'none'},
  '.cm-scroller': {paddingInline: 'var(--space-1)', fontFamily: 'var(--font-mono)', lineHeight: '1.6'},
  '.cm-gutters': {
    border: 'none',
    background: 'var(--color-code-bg)',
    color: 'var(--color-text-muted)',
  },
  '.cm-content': {caretColor: 'var(--color-text)', padding: 'var(--space-2) 0'},
  '.cm-placeholder': {color: 'var(--color-text-muted)', fontStyle: 'italic'},
  '.cm-cursor': {borderLeftColor: 'var(--color-text)'},
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--color-code-highlight)',
  },
  '&.cm-focused .cm-matchingBracket': {background: 'var(--color-code-highlight)'},
  '.cm-tooltip': {
    border: '1px solid var(--color-border-control)',
    borderRadius: 'var(--radius-small)',
    background: 'var(--color-raised)',
    color: 'var(--color-text)',
    boxShadow: 'var(--shadow-medium)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {fontFamily: 'var(--font-mono)', maxWidth: 'min(90vw, 30rem)'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {padding: 'var(--space-1) var(--space-2)'},
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--color-accent)',
    color: 'var(--color-on-accent)',
  },
  '.cm-completionDetail': {fontStyle: 'normal'},
  '.cm-tooltip.cm-completionInfo': {
    padding: 'var(--space-2)',
    maxWidth: 'min(80vw, 22rem)',
    fontFamily: 'var(--font-sans)',
  },
  '.cm-diagnostic': {fontFamily: 'var(--font-sans)'},
  // On a phone, the panel would cover the names.
  '@media (width < 40rem)': {'.cm-tooltip.cm-completionInfo': {display: 'none'}},
});

const common: Extension = [theme, syntaxHighlighting(highlighting), drawSelection(), bracketMatching()];

/** Tab moves the focus, as everywhere else on the site. */
const writable: Extension = [
  history(),
  indentOnInput(),
  closeBrackets(),
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap]),
];

const onChange = (change: () => void): Extension =>
  EditorView.updateListener.of((update) => update.docChanged && change());

/** A label, and an explicit tab stop, because browsers differ in whether editable content is one. */
const named = (name: string): Extension => EditorView.contentAttributes.of({'aria-label': name, tabindex: '0'});

/**
 * Creates an editor in a shadow root, because only there does CodeMirror use a constructed style sheet, which the
 * document's policy allows (`style-mod/src/style-mod.js`, `StyleSet`).
 */
function createEditor(parent: HTMLElement, doc: string, extensions: Extension): EditorView {
  const root = parent.attachShadow({mode: 'open'});
  return new EditorView({parent: root, root, state: EditorState.create({doc, extensions: [common, extensions]})});
}

/** Callbacks of the query editor. */
export interface QueryActions {
  change(): void;
  run(): void;
  /** Documents a field of a type, or a type, at the cursor. */
  showDocs(field: string | undefined, type: string | undefined, parentType: string | undefined): void;
}

/** The query editor, with completion and validation against a schema. */
export function createQueryEditor(parent: HTMLElement, schema: GraphQLSchema, actions: QueryActions): EditorView {
  const run = (): boolean => {
    actions.run();
    return true;
  };
  const showDocs = (view: EditorView): boolean => {
    const {selection} = view.state;
    const word = view.state.wordAt(selection.main.head);
    // The command examines the text after the cursor, which may be after the name.
    if (word) view.dispatch({selection: {anchor: word.from}});
    const shown = showInDocsCommand(view);
    view.dispatch({selection});
    return shown;
  };
  return createEditor(parent, '', [
    Prec.high(
      keymap.of([
        ...['Ctrl-Enter', 'Mod-Enter'].map((key) => ({key, run})),
        {key: 'F1', run: showDocs},
        ...completionKeymap,
      ]),
    ),
    writable,
    lineNumbers(),
    onChange(() => actions.change()),
    autocompletion({defaultKeymap: false}),
    graphql(schema, {onShowInDocs: (...place) => actions.showDocs(...place)}),
    named('Query'),
  ]);
}

/** The editor for the query's variables, in JSON. */
export function createVariablesEditor(parent: HTMLElement, change: () => void): EditorView {
  const parses = jsonParseLinter();
  return createEditor(parent, '', [
    writable,
    onChange(change),
    json(),
    linter((view) => (view.state.doc.toString().trim() === '' ? [] : parses(view))),
    named('Variables, as JSON'),
  ]);
}

/**
 * Shows responses. Focusable, so that they can be scrolled and copied by keyboard.
 *
 * @param shape shown while there's none
 */
export function createAnswerView(parent: HTMLElement, shape: HTMLElement): EditorView {
  return createEditor(parent, '', [
    EditorState.readOnly.of(true),
    EditorView.lineWrapping,
    placeholder(() => shape),
    json(),
    named('Response'),
    keymap.of(defaultKeymap),
  ]);
}

/** Replaces the whole text. */
export function setText(editor: EditorView, text: string): void {
  editor.dispatch({changes: {from: 0, to: editor.state.doc.length, insert: text}, selection: {anchor: 0}});
}
