const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Escapes text for HTML, including double-quoted attributes. Apostrophes are kept, because code is full of them. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Undoes `escapeHtml`, and the escaping of apostrophes. */
export function unescapeHtml(html: string): string {
  // The ampersand comes last, because `&lt;` itself is escaped as `&amp;lt;`.
  return Object.entries({...entities, "'": '&#39;'})
    .reverse()
    .reduce((text, [character, entity]) => text.replaceAll(entity, character), html);
}
