// Statements take the names of tables and columns from the schema, so that a renamed field is a type error.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SCHEMA = join(import.meta.dirname, '../src/payload-generated-schema.ts')

/** The columns of each table. @type {Map<string, Set<string>>} */
const TABLES = new Map(
  [...readFileSync(SCHEMA, 'utf8').matchAll(/^ {2}(\w+): (.+)$/gm)].map(([, table, columns]) => [
    table,
    new Set(columns.match(/\w+/g)),
  ]),
)

/** A table as a statement names it: after a keyword, or with its alias in a list or at the beginning of a part. */
const NAMED_TABLES = [
  /\b(?:from|into|join|truncate|update|using)\s+"?([a-z_]\w*)"?(?![\w(])/g,
  /(?:^|,)\s*"?([a-z_]\w*)"?\s+[a-z]\w?(?=,|\s+(?:cross|join|left|where)\b)/g,
]

/** A column after the alias of its table. */
const NAMED_COLUMN = /(?<![\w.}])([a-z]\w*)\."?([a-z_]\w*)"?/g

/** @param {unknown} node @returns {[name: string, of: { table: string, alias: string }] | null} */
function namesIn({ id, init }) {
  if (init?.type !== 'CallExpression' || init.callee.name !== 'namesOf') return null
  const [table, alias] = init.arguments.map(({ value }) => value)
  return [id.name, { alias, table }]
}

/** @type {import('eslint').Rule.RuleModule} */
export const takeNamesFromSchema = {
  create(context) {
    const names = new Map()
    const report = (node, name, table) => context.report({ data: { name, table }, messageId: 'text', node })
    const checkTables = (node, text) => {
      for (const [, table] of NAMED_TABLES.flatMap((named) => [...text.matchAll(named)]))
        if (TABLES.has(table)) report(node, table, table)
    }
    const checkColumns = ({ expressions, quasis }) => {
      const tables = new Map(
        expressions.flatMap(({ name }) => {
          const { alias, table } = names.get(name) ?? {}
          return alias ? [[alias, table]] : []
        }),
      )
      for (const quasi of quasis)
        for (const [text, alias, column] of quasi.value.raw.matchAll(NAMED_COLUMN))
          if (TABLES.get(tables.get(alias))?.has(column)) report(quasi, text, tables.get(alias))
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') checkTables(node, node.value)
      },
      TemplateElement: (node) => checkTables(node, node.value.raw),
      TemplateLiteral: checkColumns,
      VariableDeclarator(node) {
        const found = namesIn(node)
        if (found) names.set(...found)
      },
    }
  },
  meta: {
    messages: {
      text: `The schema knows {{name}}: write the name that namesOf('{{table}}') of @/database/names gives, so that a renamed field is a type error.`,
    },
    schema: [],
    type: 'suggestion',
  },
}
