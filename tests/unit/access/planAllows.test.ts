import {
  isLimitReached,
  planAllows,
  planLabel,
  planLimit,
  UNLIMITED,
  type FeatureValue,
  type PlanSource,
} from '@/lib/plans/planAllows'

const source = (features: Record<string, FeatureValue>): PlanSource => ({ features, id: 'p', name: 'Pro' })

const tenant = (plan: FeatureValue | 'none', ...addons: FeatureValue[]) => ({
  addons: addons.map((value) => source({ feature: value })),
  plan: plan === 'none' ? null : source({ feature: plan }),
})

const FLAGS: [string, string][] = [
  ['A-104', 'ai_chat'],
  ['A-105', 'additional_locales'],
  ['A-106', 'custom_domains'],
  ['A-107', 'ticketing_integrations'],
  ['A-108', 'custom_liquid_block'],
  ['A-109', 'custom_themes'],
]

const VALUES: [FeatureValue, boolean][] = [
  [true, true],
  [false, false],
  [1, true],
  [25, true],
  [0.5, true],
  [0, false],
  [-1, true],
  [-2, false],
  [NaN, false],
  [null, false],
  [undefined, false],
]

describe('planAllows', () => {
  it.each(VALUES)('reads the plan value %p as %p [B-260]', (value, expected) => {
    expect(planAllows(tenant(value), 'feature')).toBe(expected)
  })

  it.each(VALUES)('reads the addon value %p as %p [B-261]', (value, expected) => {
    expect(planAllows(tenant('none', value), 'feature')).toBe(expected)
    expect(planAllows(tenant(false, 0, value), 'feature')).toBe(expected)
  })

  it('returns false without a plan and addons, and for an unknown feature', () => {
    expect(planAllows(tenant('none'), 'feature')).toBe(false)
    expect(planAllows(tenant(true), 'another')).toBe(false)
    expect(planAllows(tenant(true), 'constructor')).toBe(false)
  })

  it.each(FLAGS)('[%s] %s is on by the plan or by an addon', (_, name) => {
    expect(planAllows({ addons: [], plan: source({ [name]: true }) }, name)).toBe(true)
    expect(planAllows({ addons: [source({ [name]: true })], plan: source({ [name]: false }) }, name)).toBe(true)
    expect(planAllows({ addons: [], plan: source({ [name]: false }) }, name)).toBe(false)
  })
})

describe('planLimit', () => {
  it.each<[string, FeatureValue | 'none', FeatureValue[], number]>([
    ['the plan alone', 5, [], 5],
    ['plan and addons added up', 5, [2, 3], 10],
    ['addons without a plan', 'none', [4], 4],
    ['nothing at all', 'none', [], 0],
    ['unlimited by the plan', -1, [3], UNLIMITED],
    ['unlimited by an addon', 5, [-1, 2], UNLIMITED],
    ['flags and nonsense as nothing', true, [null, -7, 2], 2],
  ])('counts %s [A-345]', (_, plan, addons, expected) => {
    expect(planLimit(tenant(plan, ...addons), 'feature')).toBe(expected)
  })

  it('is unlimited for languages with -1 [A-105]', () => {
    expect(planLimit({ addons: [], plan: source({ additional_locales: -1 }) }, 'additional_locales')).toBe(UNLIMITED)
  })

  it('isLimitReached is true once no more fit, and false for an unlimited plan [A-189]', () => {
    expect([isLimitReached(3, 2), isLimitReached(3, 3), isLimitReached(3, 4), isLimitReached(0, 0)]).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect(isLimitReached(UNLIMITED, 1_000_000)).toBe(false)
  })
})

it('planLabel calls a tenant without a plan Free [B-104]', () => {
  expect([planLabel(null), planLabel({}), planLabel({ name: 'Pro' })]).toEqual(['Free', 'Free', 'Pro'])
})
