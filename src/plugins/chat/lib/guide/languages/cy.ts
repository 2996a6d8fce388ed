import type { Lexicon, Rule } from './lexicon'

const rules: Rule[] = [
  [
    'greet',
    "(?:helo|hylo|shwmae|s'mae|bore da|prynhawn da|noswaith dda)|beth (?:allwch chi|alli di|wyt ti'n gallu)(?: ei)? (?:wneud|ei wneud)|pwy (?:ydych chi|wyt ti)",
  ],
  ['thanks', 'diolch(?: yn fawr)?'],
  [
    'next',
    "pryd (?:mae|fydd)(?: perfformiad nesaf)? {name}(?: (?:ymlaen|nesaf))?|pryd (?:mae'r|mae y|fydd y|fydd) perfformiad nesaf o {other}|pryd mae'r {place}(?: ymlaen| nesaf)?",
    { state: 'all' },
  ],
  [
    'find',
    "(?:dod o hyd i|dewch o hyd i|chwilio am|chwiliwch am|chwilia am|agor|agorwch|ble mae|ble mae'r) (?:y |yr |'r )?{name}",
  ],
  ['find', "(?:dangos|dangoswch|oes) (?:y |yr |'r )?{name}", { state: 'soft' }],
]

/** Welsh is the language of sites, not of the admin: what is on, and finding. */
export const cy: Lexicon = {
  acts: { create: 'creu', delete: 'dileu', edit: 'golygu|newid', publish: 'cyhoeddi' },
  and: 'a|ac',
  articles: "y|yr|'r|ein|fy",
  code: 'cy',
  counts: 'faint o|sawl',
  joins: 'a|ac|neu|,',
  bounds: { after: 'ar [oô]l', before: 'cyn', from: 'o|ers', until: 'hyd at|hyd|tan' },
  soon: 'heddiw|yfory',
  conditions: 'heb|ac eithrio|sydd',
  with: 'gyda|efo',
  parts: 'yn y (?:bore|prynhawn)|gyda’r nos|prynhawn',
  goesOn: 'beth am|dim ond',
  narrows: 'dim ond',
  ofThose: 'ohonyn nhw',
  corrects: "(?:na,? )?(?:dwi|rwy)(?:’n|'n) golygu",
  clauses: 'ond|oherwydd|oni bai|os',
  measures: '(?!)',
  asks: 'pryd|ble|pwy|sut',
  wonders: '(?!)',
  tells: '(?!)',
  homePage: 'hafan|tudalen (?:hafan|gartref|flaen)',
  everything: 'popeth|y wefan',
  oneOf: 'hwnnw',
  pronouns: '(?!)',
  fields: {},
  filters: {
    draft: 'drafft(?:iau)?|ddrafft(?:iau)?|heb (?:ei |eu )?gyhoeddi',
    cancelled: "wedi(?:'u|'i)? (?:canslo|ganslo|gohirio a chanslo)",
    postponed: "wedi(?:'u|'i)? (?:gohirio)",
    sold_out: 'wedi (?:gwerthu allan|gwerthu i gyd)|yn llawn',
  },
  glue: "beth|unrhyw beth|unrhyw|pa|sydd|sy|sy'n|mae|oes|yna|y|yr|'r|ar|yn|i|o|am|gan|ein|fy|dangos|dangoswch|rhestru|i mi|mi|unrhyw beth|rhywbeth|popeth|fydd|bydd|digwydd|gennym ni|gennym|ni",
  isOn: 'ymlaen|yn digwydd|(?:p|b|ph)erfformiad(?:au)?|(?:r|rh)aglen|cael ei berfformio|i ddod|sioeau|(?:d|dd)igwyddiadau|ar y gweill',
  ordinals: [
    '(?:yr )?olaf',
    '(?:y |yr )?(?:cyntaf|gyntaf|un|1)',
    '(?:yr )?(?:ail|dau|2)',
    '(?:y )?(?:trydydd|drydedd|tri|3)',
    '(?:y )?(?:pedwerydd|bedwaredd|4)',
    '(?:y )?(?:pumed|bumed|5)',
    '(?:y )?(?:chweched|6)',
    '(?:y )?(?:seithfed|7)',
    '(?:yr )?(?:wythfed|8)',
  ],
  polite: {
    after: 'os gwelwch yn dda|diolch|plîs',
    before: 'os gwelwch yn dda|helo|allwch chi|alli di|dwi eisiau|hoffwn i',
  },
  questions: 'beth|pa|pwy|pryd|ble|sut|faint|oes|ydy|a oes',
  rules,
  states: {},
  types: {
    'event-instances': '(?:p|b|ph)erfformiad(?:au)?',
    events: '(?:d|dd|n)igwyddiad(?:au)?|sioe(?:au)?|(?:c|g|ch)yngerdd|(?:c|g|ch)yngherddau|drama(?:u)?|ddrama(?:u)?',
    pages: '(?:t|d|th)udalen(?:nau)?',
    people: '(?:p|b|ph)erson|(?:p|b|ph)obl|artist(?:iaid)?',
    posts: 'newyddion|erthygl(?:au)?',
    venues: '(?:ll|l)eoliad(?:au)?|neuadd(?:au)?|theatr(?:au)?',
  },
  verbs:
    'canslwch|canslo|symudwch|newidiwch|ychwanegwch|gohiriwch|cyhoeddwch|ailenwch|dilëwch|gohirio|symud|creu|creuwch|golygu|ailenwi|cyfieithu|rhowch|cyhoeddi|ychwanegu|newid|dileu',
}
