/** Imports go one way, from the last of these rooms to the first. Nothing imports upwards. */
const FLOORS = [
  'lib',
  'database',
  'payload-patches',
  'access',
  'collections',
  'globals',
  'emails',
  'endpoints',
  'components',
  'config',
  'jobs',
  'app',
]

const above = (floor) => FLOORS.slice(FLOORS.indexOf(floor) + 1).join('|')

const upwards = FLOORS.slice(0, -1).map((floor) => ({
  name: `${floor}-imports-nothing-above`,
  severity: 'error',
  from: { path: `^src/${floor}/` },
  to: { path: `^src/(${above(floor)})/` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...upwards,
    {
      name: 'core-names-no-plugin',
      comment:
        'What a plugin adds comes through the registries of src/config/feature.ts; payload.config.ts alone names plugins.',
      severity: 'error',
      // Every page of the admin names the components of plugins by their path; its map is generated.
      from: { path: '^src/(?!plugins/)', pathNot: '^src/(seed/|app/.*/importMap[.]js$)' },
      to: { path: '^src/plugins/' },
    },
    {
      name: 'plugins-know-each-other-by-what-they-publish',
      severity: 'error',
      from: { path: '^src/plugins/([^/]+)/' },
      to: { path: '^src/plugins/', pathNot: '^src/plugins/($1/|[^/]+/published[.]ts$)' },
    },
    {
      name: 'surface-is-for-plugins',
      comment: 'The core imports its modules where they lie, so that none of them loads the others.',
      severity: 'error',
      from: { path: '^src/(?!plugins/|exports/)' },
      to: { path: '^src/exports/' },
    },
    {
      name: 'surface-gives-nothing-from-above',
      comment: 'Plugins may not take jobs and routes through it either.',
      severity: 'error',
      from: { path: '^src/exports/' },
      to: { path: '^src/(jobs|app|plugins)/' },
    },
    {
      name: 'plugins-leave-jobs-and-routes-alone',
      severity: 'error',
      from: { path: '^src/plugins/' },
      to: { path: '^src/(jobs|app)/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'lib-is-pure',
      comment: 'Rules that decide things know no framework',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: { path: 'node_modules/(payload|@payloadcms|next|react)/' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tests|bench|scripts)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/(payload-types|payload-generated-schema|migrations)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
}
