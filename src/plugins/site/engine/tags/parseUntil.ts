import type { Parser, Template, TopLevelToken } from 'liquidjs'

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
