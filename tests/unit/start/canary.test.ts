import { changesFor, newestCommon } from '../../../scripts/lib/canary.mjs'
import { breaksIn, brokenPatches } from '../../../scripts/lib/canaryReport.mjs'

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

it('newestCommon finds the newest version of a line of which every package has a release', () => {
  const line = '4.0.0-canary.'
  const ui = ['3.90.1', '4.0.0-canary.9', '4.0.0-canary.30', '4.0.0-canary.36', '4.0.0-internal.e387174']
  const storage = ['3.90.1', '4.0.0-canary.9', '4.0.0-canary.30', '4.0.0-internal.e387174']
  expect(newestCommon([ui, storage], line)).toBe('4.0.0-canary.30')
  expect(newestCommon([ui], line)).toBe('4.0.0-canary.36')
  expect(newestCommon([ui, ['3.90.1']], line)).toBeUndefined()
  expect(newestCommon([], line)).toBeUndefined()
})

it('breaksIn lists each message of the compiler once, with the files it concerns', () => {
  const missing = "error TS2307: Cannot find module '@payloadcms/next/x'."
  const output = [
    ...['e', 'd', 'c', 'b', 'a'].map((name) => `src/${name}.ts(1,10): ${missing}`),
    `src/a.ts(9,1): ${missing}`,
    "src/app/(payload)/page.tsx(3,7): error TS2305: Module '\"payload\"' has no exported member 'X'.",
    '  The types of some detail are incompatible.',
  ].join('\n')
  expect(breaksIn(output)).toEqual([
    "- Cannot find module '@payloadcms/next/x'. `src/a.ts`, `src/b.ts`, `src/c.ts`, `src/d.ts` and 1 more",
    "- Module '\"payload\"' has no exported member 'X'. `src/app/(payload)/page.tsx`",
  ])
  expect(breaksIn('')).toEqual([])
})
