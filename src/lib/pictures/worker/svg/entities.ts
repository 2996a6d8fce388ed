import { SvgProblem } from './SvgProblem.ts'

/** `<!ENTITY name "value">`, the only kind of entity that is expanded: Illustrator writes namespaces and styles so. */
const ENTITY = /<!ENTITY\s+([\w:.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g
/** Declarations of elements and their attributes, which mean nothing to a browser, and comments. */
const IGNORED = /<!--[\s\S]*?-->|<!(?:ATTLIST|ELEMENT|NOTATION)\b(?:[^>"']|"[^"]*"|'[^']*')*>/g
const CHARACTER = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi

/** For all uses of all entities together. */
const MAX_EXPANDED_CHARACTERS = 1_000_000

/**
 * Defines the entities of a document type for the parser.
 * @param entities those of the parser, by name
 * @throws SvgProblem for entities that load something or contain entities or markup, which could grow exponentially
 */
export function defineEntities(entities: Record<string, string>, doctype: string): void {
  const start = doctype.indexOf('[')
  if (start < 0) return
  const declarations = doctype.slice(start + 1, doctype.lastIndexOf(']')).replace(IGNORED, '')
  let remaining = MAX_EXPANDED_CHARACTERS
  const rest = declarations.replace(ENTITY, (_, name: string, double?: string, single?: string) => {
    const value = withCharacters(double ?? single ?? '')
    // The first declaration of a name is the valid one.
    if (!Object.hasOwn(entities, name))
      Object.defineProperty(entities, name, {
        get: () => {
          remaining -= value.length
          if (remaining < 0) throw new SvgProblem('svgTooComplex')
          return value
        },
      })
    return ''
  })
  if (rest.trim() !== '') throw new SvgProblem('svgTooComplex')
}

/** Resolves character references, as XML does when an entity is declared. */
function withCharacters(value: string): string {
  const text = value.replace(CHARACTER, (_, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    if (code < 1 || code > 0x10ffff) throw new SvgProblem('svgDamaged')
    return String.fromCodePoint(code)
  })
  if (/[<&%]/.test(text)) throw new SvgProblem('svgTooComplex')
  return text
}
