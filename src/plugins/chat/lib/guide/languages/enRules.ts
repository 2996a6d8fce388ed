import { CALLED, enChanges, PERFORMANCES } from './enChanges'
import { enAnnouncing } from './announcing'
import { enAudience } from './audience'
import type { Rule } from './lexicon'

const FIND =
  "(?:find(?: me)?|search(?: for)?|look(?:ing)? (?:for|up)|locate|open|pull up|bring up|go to|take me to|bring me to|jump to|where(?: is|'s| are| can i find)|i (?:can't|cannot|couldn't) find)"
const HAVE = '(?:have we got|do we (?:already )?have|is there|are there|show(?: me)?|get(?: me)?|give me)'

/** The requests that the guide knows in English, from the specific to the general. */
export const enRules: Rule[] = [
  [
    'greet',
    '(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there)?(?:,? (?:and )?what can you do)?|what (?:can|do) you (?:do|understand|know)(?: for me)?|who are you|help(?: me)?',
  ],
  [
    'thanks',
    "(?:thanks|thank you|ta|cheers|great|perfect|lovely|ok|okay|brilliant)(?: (?:so much|a lot|very much|again|for (?:that|your help)))?(?:,? (?:that'?s|this is|it'?s) (?:great|perfect|lovely|all|fine|brilliant|very helpful|helpful))?|(?:no|nothing(?: else| more)?|that's (?:all|it)),? (?:thanks|thank you)",
  ],
  [
    'whoMay',
    "(?:who (?:can|may|is allowed to|is able to|has (?:permission|access) to)|why (?:can't|cannot|may not|am i not allowed to) (?:i|we)(?: not)?|(?:can|may) i|am i allowed to|do i have (?:permission|access) to) {act} (?:…)?{type}",
  ],
  [
    'whoMay',
    '(?:who (?:can|may|is allowed to|is able to|has (?:permission|access) to)|(?:can|may) i|am i allowed to|do i have (?:permission|access) to) {act}(?: (?:things|anything|content|stuff|on (?:the|our) (?:web)?site))?',
  ],
  ...enAudience,
  ...enAnnouncing,
  [
    'uses',
    'where(?: else)? (?:is|are) {name} (?:used|linked|mentioned|referenced)|where(?: else)? (?:do|have) we (?:use|used|mention|mentioned|link) {other}|(?:(?:what|which)(?: \\w+)?|who|show(?: me)? (?:what|everything that)) (?:links? to|points? to|refers? to|uses?|mentions?|includes?|features?) {place}',
  ],
  ['uses', 'where(?: else)? (?:do|does) {name} (?:appear|show up|get used|come up|feature)'],
  [
    'changes',
    "(?:show|tell|list)(?: me)? (?:what|what's|everything that)(?: has| was|'s)?(?: been)? (?:changed|edited|updated)(?: (?:in |since |on )?{when})?",
  ],
  ['uses', 'where(?: else)? {name} (?:is|are) (?:used|linked|mentioned|referenced)'],
  [
    'uses',
    '(?:find|show|list|get)(?: me)? (?:everything|anything|all (?:\\w+ )?|\\w+ )?(?:with|featuring|starring|that has) {name} in (?:it|them)',
  ],
  [
    'changes',
    "(?:what|which pages|which events|who)(?: has| have|'s| was| is)? (?:been )?(?:changed|changes|new|edited|updated|happened)(?: on (?:the|our) (?:site|website))?(?: (?:since |in )?{when})?|(?:show me )?(?:…)?(?:recent|latest|last) (?:changes|edits|activity)(?: {when})?",
  ],
  [
    'changes',
    '(?:what|which) {type} (?:did|has|have) {name} (?:change|edit|do|update|work on|changed|edited|updated)(?: (?:on |since )?{when})?',
    { state: 'person' },
  ],
  [
    'changes',
    'what did {name} (?:change|edit|do|update)(?: (?:on |since )?{when})?|what (?:has|have) {other} (?:changed|edited|done|updated)(?: {from})?',
    { state: 'person' },
  ],
  [
    'changes',
    'when (?:did (?:we|someone|anyone|anybody|somebody) (?:last )?|(?:was|were) )(?:(?:last )?(?:change|edit|update|touch)(?:ed)? )?{name} (?:last )?(?:changed|edited|updated|touched)|when did (?:we|someone|anyone|anybody|somebody) (?:last )?(?:change|edit|update|touch) {other}(?: last)?',
  ],
  [
    'find',
    "(?:is|are|isn't|aren't) {name} (?:published|live|a draft|in draft|public|on (?:the|our) (?:web)?site)(?: yet| now| already)?",
  ],
  [
    'changes',
    '(?:has|have) {other} (?:been )?(?:changed|edited|updated|touched)(?: (?:on |in |since )?{from})?|(?:did|has|have) (?:anyone|anybody|someone|somebody|we) (?:chang|edit|updat|touch)e?d? {name}(?: (?:on |in |since )?{when})?',
  ],
  ['changes', "what(?:'s| is) (?:…)?(?:latest|news|new) (?:on|about|with) {name}"],
  [
    'changes',
    'who (?:last )?(?:changed|edited|updated|touched|published|deleted|moved) {name}(?: last| most recently)?(?: (?:on |in |since )?{when})?(?: and when)?',
  ],
  [
    'help',
    '(?:how (?:do|can|should|would) (?:i|we|you|one)|how to|how does|where (?:do|can|would) (?:i|we)|explain how to|what does it mean (?:to|when)|is it possible to) {rest}',
  ],
  ['help', '(?:can|could) (?:i|we) (?:\\w+ ){1,2}(?:an?|my own|someone|somebody|people|more|several|multiple) {rest}'],
  [
    'changes',
    '(?:what|which) (?:changes )?did {name} (?:change|edit|make|do|update)(?: changes)? (?:on|to|in|with) {place}(?: (?:on |in |since )?{when})?',
    { state: 'person' },
  ],
  [
    'changes',
    'when (?:was|were) {name} last (?:changed|edited|updated|touched),? and (?:who by|by whom|who(?: did it| changed it)?)',
  ],
  [
    'changes',
    'who (?:made|did|has made) (?:…|any )?(?:changes|edits|updates)(?: to {name})?(?: (?:on |in |since )?{when})?',
  ],
  [
    'altTexts',
    '(?:write|add|make|create|propose|suggest|find|list|show(?: me)?|give|fill in|which|what|describe|caption)?(?: …)?(?: ?(?:pictures?|images?|photos?))?(?: (?:have|has|with|without|are missing|needs?|that (?:have|lack|need)))?(?: no)?(?: …)?(?: ?missing)? ?alt(?:ernative)?(?: texts?| descriptions?)?(?: (?:for|of) (?:…)?(?:pictures?|images?|photos?))?',
  ],
  ['altTexts', '(?:describe|caption) (?:…)?(?:pictures?|images?|photos?)'],
  [
    'pageOf',
    `(?:make|create|draft|build|write|turn)(?: me| us)?(?: …)?page (?:of|from|out of|with|using|about|for) (?:this|these|that|those|it|them|(?:…)?(?:attach\\w*|files?|pictures?|photos?|images?|pdfs?|uploads?)|these (?:pictures|photos|images|files))(?: ${CALLED} {value})?`,
  ],
  ['pageOf', 'turn (?:this|these|that|it) into (?:a|the) page'],
  [
    'undo',
    '(?:undo|revert|take back|reverse)(?: (?:that|this|it|everything|all of (?:that|it)|…?(?:last|latest|previous) (?:change|thing|one|edit)|what (?:you|i) (?:just )?did|…?changes?))?(?: you (?:just )?made)?|take (?:that|it|this) back|put (?:it|that) back',
  ],
  [
    'credits',
    "(?:who(?:'s| is| are| was| were| will be)|who all is) (?:in the cast of|in the cast for|playing in|performing in|appearing in|singing in|dancing in|acting in|starring in|in|on) {name}|who (?:made|worked on|created) {other}",
  ],
  [
    'credits',
    "(?:(?:show|give|tell|list|get|find)(?: me)? |(?:i|we)(?: need| want|'d like) |what(?:'s| is) |who(?:'s| is| are) )?(?:…)?(?:cast|cast list|credits|creative team|creatives|company|musicians|crew) (?:of|for|in) {name}",
  ],
  [
    'credits',
    "who(?:'s| is| was|) ?(?<act>directed|directs|directing|conducting|designing|producing|choreographing|wrote|composed|conducts|conducted|is conducting|designed|choreographed|lit|produced|produces|adapted) {name}",
  ],
  [
    'credits',
    "who(?:'s| is| was| are| were) (?:in charge of |responsible for |doing )?(?:…)?{act} (?:of|for|in|on) {name}|who (?:plays|played|sings|sang|dances|danced|is playing) (?:…)?{verb} in {other}",
  ],
  [
    'uses',
    "(?:what|which (?:shows?|events?|productions?|pages?))(?:'s| is| are| was| has) {name} (?:in|been in|on|appearing in)",
  ],
  [
    'dates',
    "(?:when|what time|at what time|what date|which date|on what date) (?:does|do|did|will) {name} (?:open|close|start|begin|end|finish|open and close|start and (?:end|finish)|finish and start|run from and to|run)|when(?:'s| is) (?:the )?(?:opening|closing|first|last|opening night|press night|opening and closing|closing night|last chance|final performance)(?: night| day| date| performance)? (?:of|for|to see|to catch) {other}|(?:…)?(?:opening|closing|start|end|first|last) (?:dates?|nights?|performance|day) (?:of|for) {place}",
  ],
  ['dates', 'when {name} (?:opens|closes|starts|begins|ends|finishes)(?: and (?:closes|ends|finishes))?'],
  [
    'next',
    '(?!(?:create|make|add|put|draft|write|build|set|change|move|cancel|we|i|please) ){name}(?::|,)? (?:when(?: is it| is that)?(?: on)?|dates|dates and times)',
    { state: 'all' },
  ],
  ['next', 'when {name} is (?:on|playing|showing)', { state: 'all' }],
  [
    'next',
    '(?:what time|at what time|when) (?:does|is|do) {name} (?:start|starts|begin|on) (?:on )?{when}',
    { state: 'all' },
  ],
  ['read', 'how long {name} (?:is|lasts|runs)', { field: 'runningTime' }],
  ['read', '(?:how much|what) (?:tickets (?:for|to) )?{name} costs?', { field: 'priceText' }],
  ['next', `when(?:'s| is) (?:the|our) next (?!(?:\\w+ )?(?:${PERFORMANCES}|{type})(?: |$)){name}`],
  [
    'next',
    `(?:when(?:'s| is)|what(?:'s| is))(?: the)? next (?:${PERFORMANCES} )?(?:of|for) {name}|(?:…)?next ${PERFORMANCES} (?:of|for) {other}|when(?:'s| is) {place} (?:on )?next`,
  ],
  [
    'howMany',
    `how many (?:more )?${PERFORMANCES} (?:of|for) {name} (?:are |do we have |have we got |have we |are there )?(?:still )?(?:left|remaining|to go|still to come|to come|coming up)|how many (?:more )?${PERFORMANCES} (?:are |do we have |have we got |are there )?(?:still )?(?:left|remaining|to go|still to come) (?:of|for) {other}`,
  ],
  ...enChanges,
  [
    'read',
    "(?:tell me (?:more )?about|describe|summari[sz]e|read(?: me)?|(?:show|give|get)(?: me)? (?:…|all |more )*(?:details|information|info|text|contents?|facts) (?:of|about|on|for)|details (?:of|about)|what do you know about) {name}|what does {other} say|what(?:'s| is) in …?page {place}",
  ],
  [
    'read',
    "(?:what(?:'s| is| are)|(?:(?:give|show|tell|get|send|read) (?:me |us )?)) ?(?:…)?{field} (?:of|for|on|from) {name}",
  ],
  ['read', "(?:(?:what(?:'s| is| are)|(?:show|tell|give)(?: me)?) )(?:…)?{name}(?:'s|s') {field}"],
  ['read', '(?:what|which) {field} (?:is|are|does|has|do) {name}(?: (?:have|has|for))?'],
  ['read', "who(?:'s| is) {name}", { type: 'people' }],
  ['read', 'how long (?:is|does) {name}(?: (?:last|run))?', { field: 'runningTime' }],
  [
    'read',
    'how much (?:is|are|does|do)(?: tickets (?:for|to))? {name}(?: cost)?|(?:what do|how much do) tickets (?:for|to) {other} cost',
    { field: 'priceText' },
  ],
  [
    'read',
    'what age(?:s)? is {name} (?:for|suitable for)|who is {other} suitable for|is {place} suitable for (?:children|kids|families)',
    { field: 'ageGuidance' },
  ],
  [
    'next',
    "(?:when's|(?:when|what time|at what time|what days?) (?:is|are|does|do|can i see|can people see)) {name}(?: (?:on|playing|showing|start|starts|happen|take place))?",
    { state: 'all' },
  ],
  ['find', `${FIND} (?:(?:anything|something|everything|stuff) )?(?:(?:to do with|about|on|with|for|called) )?{name}`],
  [
    'find',
    `${HAVE} (?:(?:anything|something|everything|stuff) )?(?:(?:to do with|about|on|with|for|called) )?{name}`,
    { state: 'soft' },
  ],
]
