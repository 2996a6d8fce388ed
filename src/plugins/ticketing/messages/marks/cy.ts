import type { marks as english } from './en'

export const marks: typeof english = {
  ticketingAttributeEdited: '{{label}}: golygwyd yma',
  ticketingAttributeTakenBack: '{{label}}: tynnwyd yn ôl, mae gan {{provider}} werth arall',
  ticketingEditedHere: 'Golygwyd yma',
  ticketingFollowAgain: 'Dilyn {{provider}} eto',
  ticketingFollowFailed: 'Aeth rhywbeth o’i le. Rhowch gynnig arall arni.',
  ticketingFollowsAgain: 'Yn dilyn {{provider}} o’r cysoniad nesaf ymlaen',
  ticketingFrom: 'O {{provider}}, {{when}}',
  ticketingFromAttribute: '{{label}}: o {{provider}}, {{when}}',
  ticketingKept: 'Nid yw {{provider}} yn rhestru’r perfformiad hwn mwyach. Mae yma am i gysoniad gael ei dynnu yn ôl',
  ticketingMarkAttributes: 'Priodoleddau {{provider}}',
  ticketingMarkSale: 'Statws gwerthu',
  ticketingMarkWhole: 'Perfformiad',
  ticketingReplaced: 'Mae’r cysoniad nesaf yn adfer y gwerth o {{provider}}',
  ticketingSays: 'Cyhoeddwyd i ymwelwyr. Mae {{provider}} yn dweud: {{value}}',
  ticketingSaysOther: 'Cyhoeddwyd i ymwelwyr. Mae {{provider}} yn dweud rhywbeth arall',
  ticketingTakenBack: 'Tynnwyd yn ôl, mae gan {{provider}} werth arall',
}
