import { NUMBER } from '../numbers'
import { menuRules } from './enMenus'
import type { Rule } from './lexicon'

const CREATE = '(?:(?:create|make|add|draft|write|start|set up|prepare|build|put together|put up)(?: me| us)?)'
export const CALLED = '(?:called|named|titled|entitled|with the (?:title|name))'
export const PERFORMANCES =
  '(?:(?:evening |afternoon |extra )?(?:performances?|showings?|screenings?|dates?|shows?|matin[ée]es?|previews?))'
const MOVE = '(?:move|reschedule|shift|bring forward|postpone|push back|put back)'

/** What a page about an event has anyway. */
const FACTS = '(?:pictures?|photos?|images?|dates?|times?|performances?|text|summary|details|(?:booking )?link|price)'

/** What the guide prepares or leads to in English, from the specific to the general. */
export const enChanges: Rule[] = [
  [
    'schedule',
    'schedule {name} (?:to (?:go live|be published|publish)|for (?:publication|publishing)) ?(?:on |at |for )?{when}|publish {other} (?:on |at )?{from}',
  ],
  [
    'perform',
    `${CREATE} (?:…)?(?:(?<count>${NUMBER}) )?(?:…|one more |another |extra |some |more )*${PERFORMANCES} (?:of|for|to) {name} (?:on |for )?{when}(?: (?:in|at) {place})?`,
  ],
  [
    'pageAbout',
    `(?:${CREATE}|(?:i|we)(?: need| want|'d like)) (?:…)?(?:new )?(?:web ?)?page (?:about|for|on) (?:…)?(?:event |show |production )?{name}(?:,? (?<rest>(?:with|including) (?:…)?${FACTS}(?:(?:,| and|, and) (?:…)?${FACTS})*))?`,
  ],
  [
    'create',
    `(?:${CREATE}|(?:i|we) (?:need|want)) (?:…)?(?:new )?(?:draft )?{type}(?: page| entry)? ?(?:${CALLED}|:) {value} (?:in|at) {place} (?:on )?{when}`,
  ],
  [
    'create',
    `(?:${CREATE}|(?:i|we) (?:need|want)) (?:…)?(?:new )?(?:draft )?{type}(?: page| entry)? ?(?:${CALLED}|:) {value} (?:on |for )?{when},?(?: in| at)? {place}`,
  ],
  [
    'create',
    `(?:${CREATE}|(?:i|we) (?:need|want)|new) (?:…)?(?:new )?(?:draft )?{type}(?: page| entry)? ?(?:${CALLED}|:) {value} (?:on |for )?{when}`,
  ],
  [
    'create',
    `(?:${CREATE}|(?:i|we) (?:need|want)|new) (?:…)?(?:new )?(?:draft )?{type}(?: page| entry)? ?(?:${CALLED}|:) {value} in {place}`,
  ],
  [
    'create',
    `(?:${CREATE}|(?:i|we) (?:need|want)|new)? ?(?:…)?(?:new )?(?:draft )?{type}(?: page| entry)? ?(?:${CALLED}|:) {value}`,
  ],
  [
    'create',
    `(?:${CREATE}|(?:i|we) (?:need|want)|new) (?:…)?(?:new )?(?:draft )?{type}(?: page| entry)? {quote}(?: (?:on |for )?{when})?`,
  ],
  [
    'create',
    `${CREATE} (?:…|short |quick |brief )*(?:new )?{type} (?:about|announcing|on|introducing|celebrating|to announce) {value}`,
    { field: 'subject' },
  ],
  [
    'create',
    `${CREATE} (?:…)?(?:two|three|four|five|six|\\d|several|following) (?:new )?{type}(?: ${CALLED})?:? {value}`,
    { state: 'many' },
  ],
  [
    'create',
    `(?:${CREATE}|new) (?:…)?(?:new )?(?:draft )?{type} {value} (?:on |for )?{when},?(?: in| at)? {place}`,
    { state: 'bare' },
  ],
  ['create', `(?:${CREATE}|new) (?:…)?(?:new )?(?:draft )?{type} {value} (?:on |for )?{when}`, { state: 'bare' }],
  ['create', `${CREATE} (?:…)?(?:new )?(?:draft )?{type} {value}`, { state: 'bare' }],
  ['create', `${CREATE} (?:…)?(?:new )?(?:draft )?{type}(?: page| entry)?`],
  ['rename', 'call {name} {quote}|call {other} (?<value>.+) instead'],
  [
    'rename',
    '(?:rename|retitle) {name} (?:to|as|into):? {value}|change (?:…)?(?:title|name|heading) (?:of|for|on) {other} (?:to|into):? {rest}',
  ],
  ['rename', '(?:rename|retitle) {name} {quote}'],
  ['rename', '(?:change|switch) (?<name>\uE002\\d+\uE003) (?:to|into) {quote}'],
  ['rename', '(?:can|could|should|would) {name} (?:please )?be (?:renamed|retitled)(?: to| as)? {value}'],
  [
    'set',
    '(?:set|change|update|make|put|edit|correct|fix) (?:…)?{field} (?:of|for|on) {name} (?:to(?: say| be| read)?:?|as:?|=|:|at) {value}',
  ],
  ['set', "(?:set|change|update|make|put|edit|correct) {name}(?:'s|s') {field} (?:to|as|=|:) {value}"],
  ['set', '(?:set|change|update|edit|correct) (?:…)?{name} {field} (?:to:?|as|=|:) {value}'],
  [
    'set',
    '(?:remove|clear|delete|empty|take out|take|get rid of) (?:…)?{field} (?:of|from|for|on|off) {name}',
    { state: 'none' },
  ],
  ['set', "(?:remove|clear|delete|empty|get rid of) {name}'s {field}", { state: 'none' }],
  ['set', '(?:set|change|update) (?:…)?{field} (?:of|for|on) {name}: ?{value}'],
  ['set', '(?:add|use|put|set) {value} as (?:…)?{field} (?:of|for|to|on) {name}'],
  ['set', '(?:add|give) (?:…)?{field} (?:of|:)? ?{value} (?:to|for) {name}'],
  ['set', 'give (?!me |us ){name} (?:…)?{field} (?:of )?{value}'],
  [
    'set',
    '(?:…)?{field} (?:of|for|on) {name} (?:is|are|should be|should say|should read|must be|needs to be|need to be|will be|=|:)(?: now)? {value}',
  ],
  [
    'set',
    '(?:set|change|update|make|put) (?:…)?(?<field>(?:ticket )?prices?|cost|ticket cost|ages?|age (?:guidance|limit|range)|running time|run time|duration|length) (?:of|for|on) {name} (?<value>(?:from )?[£$€]?\\d.*)',
  ],
  [
    'set',
    '(?:set|make|put) {name} (?<field>ticket prices?|prices?|running time|run time|ages?) (?<value>(?:from )?[£$€]?\\d.*)',
  ],
  [
    'set',
    '(?:…)?{name} (?:tickets|ticket prices|prices) (?:are|cost|will be|will cost|go up to|have gone up to)(?: now)? {value}',
    { field: 'priceText' },
  ],
  [
    'set',
    '(?:…)?{name} (?<field>running time|run time|duration|ages?|age guidance) (?:is|are|will be)(?: now)? {value}',
  ],
  ['set', "{name}(?:'s) (?:new )?{field} (?:is|are|should be|should say|will be)(?: now)? {value}"],
  ['set', '{name} (?:now )?(?:runs for|lasts|is running for) {value}', { field: 'runningTime' }],
  [
    'set',
    '{name} (?:now )?(?:runs|lasts|is) (?:for )?(?:now )?(?<value>(?:about |around |approximately )?(?:\\d|an? |one |two |three |four ).*(?:hours?|hrs?|h|minutes?|mins?|long)|\\d+ ?h ?\\d+m?)',
    { field: 'runningTime' },
  ],
  ['set', '{name} (?:is (?:for|suitable for)(?: ages?)?) {value}', { field: 'ageGuidance' }],
  ['set', '(?:change|set|make|mark) {name} (?:to |as )?(?<value>\\d{1,2} ?\\+)', { field: 'ageGuidance' }],
  ['set', '{name}: (?:…)?{field}:? {value}'],
  ['set', '(?:…)?{name} (?:needs|should have|gets) (?:…)?{field}:? {quote}'],
  [
    'set',
    '{name} (?:now )?costs(?: now)? {value}|tickets (?:for|to) {other} (?:cost|are) {rest}',
    { field: 'priceText' },
  ],
  [
    'move',
    "(?:change|set|update|move) (?:…)?(?:start |starting )?time (?:of|for) {name} (?:on )?{range}|make (?:…)?{from}(?:'s)? {other} (?:start|begin) (?:at )?{when}",
  ],
  [
    'move',
    '(?:…)?(?:performance of )?{name} (?:on )?{from} (?:now |will (?:now )?|should (?:now )?|is now |is )?(?:starts?|begins?|starting|beginning) (?:now )?(?:at )?{when}(?:,? (?:instead of|not) .+)?',
  ],
  ['move', `${MOVE} (?:…)?{from}(?:'s)? (?:${PERFORMANCES} (?:of )?)?{name} (?:to|until|till|for) {when}`],
  ['move', `${MOVE} (?:…)?(?:${PERFORMANCES} of )?{name} {range}(?:,? (?:at )?{when})?`],
  [
    'move',
    '(?:move|reschedule|shift|bring forward|postpone|push back|put back|change) (?:…)?(?:performance |showing |date |dates |start date |start time |time )?(?:(?:of|for) )?{name} (?:on|from) {from} (?:to|until|for) {when}',
  ],
  [
    'move',
    '(?:move|reschedule|shift|bring forward|postpone|push back|put back) (?:…)?(?:performance of |showing of )?{name} (?:to|until|till|for) {when}',
  ],
  [
    'move',
    '(?:change|set|update|move) (?:…)?(?:start |starting |performance |opening )?(?:date|time|day|start)(?: and time)? (?:of|for) {name} to {when}',
  ],
  [
    'status',
    `(?:cancel|call off) (?:…)?(?:${PERFORMANCES} )?(?:on |from )?{when}(?:'s)? (?:${PERFORMANCES} )?(?:of )?(?:…)?{name}`,
    { state: 'cancelled' },
  ],
  ['status', `(?:mark|set|change) (?:…)?{when}(?:'s)? (?:${PERFORMANCES} )?(?:of )?{name} (?:as|to) {state}`],
  [
    'status',
    '(?:cancel|call off) (?:…)?(?:performances? of |showing of )?{name}(?: (?:on |from )?{when})?',
    { state: 'cancelled' },
  ],
  [
    'status',
    "(?:…)?{name}(?: (?:on )?{when})? (?:(?:isn't|aren't|is not|are not) (?:sold[- ]?out|cancell?ed|postponed) (?:any ?more|any longer|after all)|(?:is|are) no longer (?:sold[- ]?out|cancell?ed|postponed))",
    { state: 'scheduled' },
  ],
  ['status', "we(?:'ve| have)(?: just| now)? {state} {name}(?: (?:on |for )?{when})?"],
  ['status', 'make {name} {state}'],
  ['status', 'put {name}(?: (?:on )?{when})? (?:back )?{state}'],
  ['status', '(?:postpone|put off) (?:…)?(?:performances? of )?{name}(?: (?:on )?{when})?', { state: 'postponed' }],
  [
    'status',
    '(?:mark|set|change|show|flag|list|put) (?:…)?(?:performances? of )?{name}(?: (?:on |from )?{when})? (?:as|to) {state}',
  ],
  [
    'status',
    '(?:…)?(?:performances? of )?{name}(?: (?:on |from )?{when})? (?:is|are|has|have)(?: now| just)?(?: been)? {state}(?: now)?(?: (?:on |for )?{from})?(?:,?(?: so)?(?: please)? (?:mark|show|flag|set) (?:it|that)(?: as such)?)?',
  ],
  ...menuRules,
  [
    'screen',
    '(?:delete|remove|edit|change|list|show(?: me)?) (?:…)?redirects?(?: (?:from|for|to|of) \\S+)?',
    { state: 'redirects' },
  ],
  [
    'redirect',
    '(?<name>/\\S*) (?:should|must|needs to|has to) (?:go|redirect|lead|point|forward|be redirected) to {value}',
  ],
  [
    'redirect',
    '(?:redirect|(?:forward|send|point)(?= .*/)) (?:visitors |people |everyone )?(?:from )?(?:the )?(?:address |old address |url |link )?{name} to (?:the )?(?:address |page |url )?{value}|(?:add|create|make|set up) (?:…)?redirect from {other} to {rest}',
  ],
  [
    'banner',
    '(?:add|put(?: up)?|show|place|create|make|stick) (?:…)?(?:banner|notice|announcement|message|alert) (?:to|on|at the top of|across|for) {name} (?:saying|that says|with the (?:text|words?|message)|to say|reading)(?: that)?:? {value}|(?:add|put|show|place) (?:…)?(?:banner|notice|announcement|message|alert) (?:to|on|at the top of) {other}: ?{rest}',
  ],
  [
    'perform',
    '(?:schedule|put on|programme|add) (?:(?:an? )?(?:extra|another|additional|one more) )?{name} (?:on |for )?{when}(?: (?:in|at) {place})?',
    { state: 'schedule' },
  ],
  [
    'lead',
    "take (?:…)?{name} (?:off|down(?: from)?)(?: (?:the|our) (?:site|website))?(?:,? (?:because|as|since|it's|it has|it is|they)(?!\\w).*)?",
    { act: 'unpublish' },
  ],
  ['lead', '{act} {name} (?:into|to) (?:english|welsh|spanish|arabic|french|german|cymraeg)', { state: 'language' }],
  ['lead', '{act} {name}(?: from (?:the|our) (?:site|website))?(?: (?:now|straight away))?'],
]
