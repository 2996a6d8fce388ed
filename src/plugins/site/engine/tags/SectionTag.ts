import {
  Tag,
  type Liquid,
  type Parser,
  type TagToken,
  type Template,
  type TopLevelToken,
  type ValueToken,
} from 'liquidjs'

/** Parses the templates up to the end tag. */
export function parseUntil(parser: Parser, remainTokens: TopLevelToken[], name: string): Template[] {
  const templates: Template[] = []
  const stream = parser
    .parseStream(remainTokens)
    .on(`tag:end${name}`, () => stream.stop())
    .on('template', (template: Template) => void templates.push(template))
    .on('end', () => {
      throw new Error(`tag ${name} not closed`)
    })
  stream.start()
  return templates
}

/** A tag that takes a value and encloses templates: `{% name value %} … {% endname %}`. */
export abstract class SectionTag extends Tag {
  protected readonly value: ValueToken | undefined
  protected readonly templates: Template[]

  constructor(token: TagToken, remainTokens: TopLevelToken[], liquid: Liquid, parser: Parser) {
    super(token, remainTokens, liquid)
    this.value = this.tokenizer.readValue()
    this.templates = parseUntil(parser, remainTokens, token.name)
  }

  *children() {
    return this.templates
  }

  *arguments() {
    if (this.value) yield this.value
  }
}
