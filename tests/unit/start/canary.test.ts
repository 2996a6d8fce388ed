import { brokenPatches, changesFor } from '../../../scripts/lib/canary.mjs'

it('changesFor updates Payload’s packages to one version and Next to its own, and no others', () => {
  const dependencies = {
    '@payloadcms/ui': '3.90.1',
    next: '16.4.6',
    'next-themes': '1.0.0',
    payload: '3.90.1',
    pg: '8.20.0',
  }
  expect(changesFor(dependencies, { next: '16.4.6', payload: '3.91.0' })).toEqual([
    { from: '3.90.1', name: '@payloadcms/ui', to: '3.91.0' },
    { from: '3.90.1', name: 'payload', to: '3.91.0' },
  ])
  expect(changesFor(dependencies, { next: '16.4.6', payload: '3.90.1' })).toEqual([])
})

it('brokenPatches names each patch with failed tests once', () => {
  const at = 'tests/unit/payload-patches'
  const output = [
    `  ${at}/fetch.test.ts › calls of the page go on: Error: expected`,
    `  ${at}/fetch.test.ts › nothing else: Error: expected`,
    `  ${at}/serverFunctions.test.ts:   ● Test suite failed to run`,
    `  ${at}/classes.test.ts › every class in src/payload-patches/fieldFocus/focusField.ts: Error: expected`,
    `  ${at}/classes.test.ts › every class in the names that controls get: Error: expected`,
    `  ${at}/classes.test.ts › every class in src/components/frame/payload/rows.css: Error: expected`,
    '  tests/unit/start/ports.test.ts › is free: Error: expected',
  ].join('\n')
  expect(brokenPatches(output)).toEqual([
    'classes in src/components/frame/payload/rows.css',
    'fetch',
    'fieldFocus',
    'missingNames',
    'serverFunctions',
  ])
  expect(brokenPatches('20 passed, 0 failed')).toEqual([])
})
