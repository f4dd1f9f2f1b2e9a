/** The name of the product's command-line tool. Exported separately, so that pages bundle only this constant. */
export const command = 'dagger';
