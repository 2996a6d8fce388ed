import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const ignored = [
  'node_modules/',
  '.next/',
  '.data/',
  'bench/bare/.next/',
  'src/migrations/*.ts',
  'src/payload-types.ts',
  'src/app/**/importMap.js',
  'next-env.d.ts',
  'test-results/',
]

/** Local API calls that skip access control need a reason in the line above. */
const overrideNeedsReason = {
  create(context) {
    return {
      'Property[key.name="overrideAccess"][value.value=true]'(node) {
        const before = context.sourceCode.getCommentsBefore(node)
        const [line] = context.sourceCode
          .getCommentsInside(node.parent)
          .filter((comment) => comment.loc.end.line === node.loc.start.line - 1)
        if (before.length === 0 && !line)
          context.report({ message: 'Say in a comment above why access control is skipped here.', node })
      },
    }
  },
}

const SQL_HOME =
  'belongs in a repository: src/database/<subject> for tables of Payload and of the core, a folder `database` of its own for those of a plugin.'

/** Statements have one home, where a stranger finds each table's readers and writers. */
const sqlHasOneHome = {
  'no-restricted-imports': [
    'error',
    { patterns: [{ group: ['drizzle-orm', 'drizzle-orm/*'], importNames: ['sql'], message: `SQL ${SQL_HOME}` }] },
  ],
  'no-restricted-syntax': [
    'error',
    { message: `A statement on a pool ${SQL_HOME}`, selector: "CallExpression[callee.property.name='query']" },
  ],
}

const ONE_CLIENT = 'Screens reach the server through src/components/calls: useRead, useCall or useApi.'

export default tseslint.config(
  { ignores: ignored },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', prefer: 'type-imports' },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      'max-lines': ['error', { max: 400 }],
      'no-console': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/seed/**', 'src/plugins/nyphil/**'],
    plugins: { callboard: { rules: { 'override-needs-reason': overrideNeedsReason } } },
    rules: { 'callboard/override-needs-reason': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/database/**', 'src/migrations/**', 'src/plugins/*/{database,tables}/**'],
    rules: sqlHasOneHome,
  },
  {
    files: ['src/components/**/*.{ts,tsx}', 'src/plugins/*/components/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['EventSource', 'fetch', 'XMLHttpRequest'].map((name) => ({ message: ONE_CLIENT, name })),
      ],
      'no-restricted-properties': [
        'error',
        ...['globalThis', 'self', 'window'].map((object) => ({ message: ONE_CLIENT, object, property: 'fetch' })),
        { message: ONE_CLIENT, object: 'navigator', property: 'sendBeacon' },
      ],
    },
  },
  // A test file is a list of cases that stand beside each other, and the programme of the demo is data.
  { files: ['tests/**/*.ts'], rules: { 'max-lines': ['error', { max: 600 }] } },
  { files: ['src/seed/riverside/programme/**'], rules: { 'max-lines': 'off' } },
  { files: ['**/*.{mjs,cjs,js}'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
)
