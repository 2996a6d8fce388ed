import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { restrictDatabaseAdapter, requireOverrideReason, requireOverrideAccess } from './eslint/payloadCalls.mjs'
import { translateRefusals } from './eslint/readerLanguage.mjs'
import { takeNamesFromSchema } from './eslint/schemaNames.mjs'
import { takeFromSurface } from './eslint/surface.mjs'
import { wholeTitles } from './eslint/testTitles.mjs'

const ignored = [
  'node_modules/',
  '.next/',
  '.data/',
  'dist/',
  'bench/bare/.next/',
  'src/migrations/*.ts',
  'src/payload-types.ts',
  'src/payload-generated-schema.ts',
  'src/app/**/importMap.js',
  'next-env.d.ts',
  'test-results/',
]

const SQL_HOME =
  'belongs in a repository: src/database/<subject> for tables of Payload and of the core, a folder `database` of its own for those of a plugin.'

/** Imports say where a module lies, unless it lies near. Workers run without our aliases, so they name files (`.ts`). */
const farImports = {
  regex: String.raw`^(?:\.\./){3}(?!.*node_modules/)(?!.*\.ts$)`,
  message: 'is written from the root of the sources: @/…',
}

/** SQL lives in repositories, so that a table's readers and writers are easy to find. */
const sqlHasOneHome = {
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        farImports,
        { group: ['drizzle-orm', 'drizzle-orm/*'], importNames: ['sql'], message: `SQL ${SQL_HOME}` },
      ],
    },
  ],
  'no-restricted-syntax': [
    'error',
    { message: `A statement on a pool ${SQL_HOME}`, selector: "CallExpression[callee.property.name='query']" },
  ],
}

/** Messages that no person reads in the admin. They stay in English. */
const FOR_PROGRAMS = [
  // Console commands and their imports.
  'src/jobs/**',
  'src/plugins/*/cli/**',
  'src/plugins/nyphil/**',
  'src/seed/**',
  // Settings of the installation, which its operator reads in the log.
  'src/lib/settings/**',
  'src/plugins/*/settings.ts',
  // Queries in an address or in a call, which no screen builds.
  'src/access/restrictQueries.ts',
  'src/app/(payload)/layout.tsx',
  'src/database/preferences.ts',
  // What a language model or a program with a token reads.
  'src/plugins/chat/lib/proposals/values/*.ts',
  'src/plugins/chat/lib/texts/fromMarkdown.ts',
  'src/plugins/chat/operations/mcp.ts',
  'src/plugins/chat/tools/**',
  // Responses of box offices, which end up in the log.
  'src/plugins/ticketing/lib/provider/**',
  'src/plugins/ticketing/providers/**',
]

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
    rules: { 'callboard/override-needs-reason': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {
      callboard: {
        rules: {
          'adapter-has-one-home': restrictDatabaseAdapter,
          'override-needs-reason': requireOverrideReason,
          'says-override-access': requireOverrideAccess,
          'takes-from-surface': takeFromSurface,
          'takes-names-from-schema': takeNamesFromSchema,
          'translates-refusals': translateRefusals,
        },
      },
    },
    rules: {
      'callboard/says-override-access': 'error',
      'no-restricted-imports': ['error', { patterns: [farImports] }],
    },
  },
  // They see the core as plugins of other installations do.
  { files: ['src/plugins/**/*.{ts,tsx}'], rules: { 'callboard/takes-from-surface': 'error' } },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: FOR_PROGRAMS,
    rules: { 'callboard/translates-refusals': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/database/**', 'src/migrations/**', 'src/plugins/*/{database,tables}/**'],
    rules: { ...sqlHasOneHome, 'callboard/adapter-has-one-home': 'error' },
  },
  {
    files: ['src/database/**/*.ts', 'src/plugins/*/database/**/*.ts'],
    rules: { 'callboard/takes-names-from-schema': 'error' },
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
  // A test file is a list of similar cases, and the demo programme is data.
  { files: ['tests/**/*.ts'], rules: { 'max-lines': ['error', { max: 600 }] } },
  {
    files: ['tests/**/*.{ts,tsx}'],
    plugins: { tests: { rules: { 'whole-titles': wholeTitles } } },
    rules: { 'tests/whole-titles': 'error' },
  },
  { files: ['**/*.{mjs,cjs,js}'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
)
