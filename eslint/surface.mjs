import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../src/exports')

/**
 * Which entry of the surface has a name of a module.
 * @type {Map<string, string>} `<module>#<name>` → `@/exports/<entry>`
 */
const ENTRIES = new Map(
  readdirSync(FOLDER).flatMap((file) =>
    [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/export (?:type )?\{([^}]+)\} from '([^']+)'/g)].flatMap(
      ([, names, module]) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .map((name) => [`${module}#${name}`, `@/exports/${file.replace(/\.ts$/, '')}`]),
    ),
  ),
)

/** @type {import('eslint').Rule.RuleModule} What the surface for plugins has, plugins take from there. */
export const takeFromSurface = {
  create: (context) => ({
    ImportSpecifier(node) {
      const entry = ENTRIES.get(`${node.parent.source.value}#${node.imported.name}`)
      if (entry) context.report({ data: { entry, name: node.imported.name }, messageId: 'surface', node })
    },
  }),
  meta: {
    messages: { surface: '{{name}} is part of the surface for plugins: import it from {{entry}}.' },
    schema: [],
    type: 'suggestion',
  },
}
