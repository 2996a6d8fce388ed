import {
  Tag,
  TypeGuards,
  type Context,
  type Emitter,
  type Liquid,
  type Parser,
  type TagToken,
  type Template,
  type TopLevelToken,
} from 'liquidjs'
import { CountingEmitter } from '../Run'
import type { TagDeclaration } from './declareTag'
import { parseUntil } from './SectionTag'

// Tags of Shopify's Liquid that liquidjs lacks.

/** Documentation of a file. It prints nothing and is not parsed. */
class DocTag extends Tag {
  constructor(token: TagToken, remainTokens: TopLevelToken[], liquid: Liquid) {
    super(token, remainTokens, liquid)
    for (let next = remainTokens.shift(); next; next = remainTokens.shift())
      if (TypeGuards.isTagToken(next) && next.name === 'enddoc') return
    throw new Error(`tag ${token.getText()} not closed`)
  }

  render(): void {
    // Nothing is printed.
  }
}

const LAST_OUTPUT = 'ifchanged'

/** Prints its content unless it is what such a tag has printed last. */
class IfChangedTag extends Tag {
  readonly #templates: Template[]

  constructor(token: TagToken, remainTokens: TopLevelToken[], liquid: Liquid, parser: Parser) {
    super(token, remainTokens, liquid)
    this.#templates = parseUntil(parser, remainTokens, token.name)
  }

  *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
    const part = new CountingEmitter({ write: (characters) => context.memoryLimit.use(characters) })
    yield this.liquid.renderer.renderTemplates(this.#templates, context, part)
    if (part.buffer === context.getRegister(LAST_OUTPUT)) return
    context.setRegister(LAST_OUTPUT, part.buffer)
    emitter.write(part.buffer)
  }

  *children() {
    return this.#templates
  }
}

export const docTag: TagDeclaration = {
  about: 'A description of the file for developers. It prints nothing.',
  example: '{% doc %}A card of an event.{% enddoc %}',
  name: 'doc',
  tag: DocTag,
}

export const ifChangedTag: TagDeclaration = {
  about: 'Prints its content unless `ifchanged` has just printed the same, such as a heading above rows of one month.',
  example:
    "{% for event in events %}{% ifchanged %}<h2>{{ event.start | date: '%B' }}</h2>{% endifchanged %}{% endfor %}",
  name: 'ifchanged',
  tag: IfChangedTag,
}
