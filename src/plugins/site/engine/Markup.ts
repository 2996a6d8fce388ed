/** HTML that is finished: it is printed as it is. Whatever a filter makes of it is a text again, and escaped. */
export class Markup {
  readonly #html: string

  constructor(html: string) {
    this.#html = html
  }

  toString(): string {
    return this.#html
  }
}

/** Null where there is nothing to show, so that templates can ask for it. */
export const markupOf = (html: string | null | undefined): Markup | null => (html ? new Markup(html) : null)
