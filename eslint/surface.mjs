import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize, resolve } from 'node:path'

const SOURCES = join(import.meta.dirname, '../src')
const FOLDER = join(SOURCES, 'exports')

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

/** Names of the surface that a module has. @param {string} module */
const namesIn = (module) =>
  [...ENTRIES.keys()].filter((key) => key.startsWith(`${module}#`)).map((key) => key.split('#')[1])

/**
 * A module as the surface names it, however an import does: relative to the file, through other folders, or as a file.
 * @param {unknown} source
 * @param {string} filename
 */
function moduleOf(source, filename) {
  if (typeof source !== 'string') return ''
  const path = source.startsWith('.') ? resolve(dirname(filename), source) : source.replace(/^@(?=\/)/, SOURCES)
  return normalize(path)
    .replace(SOURCES, '@')
    .replace(/(?:\/index)?\.[cm]?[jt]sx?$/, '')
}

/** @type {import('eslint').Rule.RuleModule} What the surface for plugins has, plugins take from there. */
export const takeFromSurface = {
  create(context) {
    const report = (node, module, names) => {
      for (const name of names) {
        const entry = ENTRIES.get(`${module}#${name}`)
        if (entry) context.report({ data: { entry, name }, messageId: 'surface', node })
      }
    }
    const moduleIn = (source) => moduleOf(source?.value ?? source?.quasis?.[0].value.cooked, context.filename)
    /** A name that is imported or exported again, which may be written as a text. */
    const one = (source, name, node) => report(node, moduleIn(source), [name.name ?? name.value])
    /** All that a module has. */
    const all = (source, node) => report(node, moduleIn(source), namesIn(moduleIn(source)))
    return {
      ExportAllDeclaration: (node) => all(node.source, node),
      ExportSpecifier: (node) => one(node.parent.source, node.local, node),
      ImportExpression: (node) => all(node.source, node),
      ImportNamespaceSpecifier: (node) => all(node.parent.source, node),
      ImportSpecifier: (node) => one(node.parent.source, node.imported, node),
      TSImportType({ qualifier, source }) {
        // `import('…').Name.Part` has the name first.
        let name = qualifier
        while (name?.left) name = name.left
        if (name) one(source, name, qualifier)
        else all(source, source)
      },
    }
  },
  meta: {
    messages: { surface: '{{name}} is part of the surface for plugins: import it from {{entry}}.' },
    schema: [],
    type: 'suggestion',
  },
}
