import { root } from '../../../scripts/lib/root.mjs'
import { resolveExclusions } from '../../../scripts/lib/testing/mutation/exclusions.mjs'
import { DATABASE_RULES } from '../../../scripts/lib/testing/mutation/index.mjs'
import { mutantsOf } from '../../../scripts/lib/testing/mutation/mutantsOf.mjs'

const changes = (source: string) => mutantsOf('rule.ts', source).map(({ now, was }) => `${was} → ${now}`)

describe('the mistakes that are tried in a file', () => {
  it('turn conditions and comparisons round', () => {
    expect(changes('if (a) go()')).toEqual(['a → !(a)', 'go() → ;'])
    expect(changes('const x = a ? b : c')).toEqual(['a → !(a)'])
    expect(changes('const x = a && b === c')).toEqual(['&& → ||', '=== → !=='])
    expect(changes('const x = !a || b < 3')).toEqual(['|| → &&', '!a → (a)', '< → >='])
  })

  it('decide always and never', () => {
    expect(changes('const f = () => a > 1')).toEqual(['a > 1 → true', 'a > 1 → false', '> → <='])
    expect(changes('function f() { return true }')).toEqual(['true → false'])
  })

  it('leave out entries and statements, and change keys', () => {
    expect(changes(`const x = ['one', y]`)).toEqual([`'one',  → `, 'y → ', `'one' → 'another'`])
    expect(changes(`throw new Error('Some words.')`)).toEqual([`throw new Error('Some words.') → ;`])
    expect(changes(`ask({ where: 'id' })`)).toEqual([`ask({ where: 'id' }) → ;`, `'id' → 'another'`])
  })

  it('touch no types, imports or sentences', () => {
    expect(changes(`import { a } from './a'\ntype A = 'one' | true\nconst text = 'Some words.'`)).toEqual([])
  })

  it('say where they stand, with the whole file around them', () => {
    expect(mutantsOf('rule.ts', 'const a = 1\nconst b = !a\n')).toEqual([
      { file: 'rule.ts', line: 2, now: '(a)', source: 'const a = 1\nconst b = (a)\n', was: '!a' },
    ])
  })
})

describe('what is left out', () => {
  it('is a declaration by its name, and nothing else of its file', () => {
    const source = 'const a = !x, b = !y\nexport const c = () => !x\nexport function d() { return !x }\nconst e = !x'
    expect(mutantsOf('rule.ts', source, new Set(['b', 'c', 'd'])).map(({ line, was }) => [line, was])).toEqual([
      [4, '!x'],
    ])
    expect(new Set(mutantsOf('rule.ts', source).map(({ line }) => line))).toEqual(new Set([1, 2, 3, 4]))
  })

  it('names what there is', () => {
    expect([...resolveExclusions(['src/access/atoms.ts#isColleague', 'src/access/closeInternals.ts'], root)]).toEqual([
      ['src/access/atoms.ts', new Set(['isColleague'])],
      ['src/access/closeInternals.ts', null],
    ])
    expect(() => resolveExclusions(['src/access/gone.ts'], root)).toThrow('no such file')
    expect(() => resolveExclusions(['src/access/atoms.ts#gone'], root)).toThrow('declares no gone')
    expect(resolveExclusions(DATABASE_RULES, root).size).toBeGreaterThan(5)
  })
})
