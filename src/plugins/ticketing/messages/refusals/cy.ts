import type { refusals as english } from './en'

export const refusals: Record<keyof typeof english, string> = {
  ticketingRefusedFollowsNone: 'Nid yw’r digwyddiad hwn yn dilyn swyddfa docynnau.',
  ticketingRefusedNameEvents: 'Dewiswch ddigwyddiadau, neu cadarnhewch eich bod yn golygu pob un ohonynt.',
  ticketingRefusedNoSuchEvent: 'Nid oes gan {{provider}} ddigwyddiad o’r fath.',
  ticketingRefusedNotConnected: 'Nid yw {{provider}} wedi’i gysylltu.',
  ticketingRefusedNotEnabled: 'Galluogwch yr ap {{provider}} yn gyntaf.',
  ticketingRefusedNotFilled: 'Nid yw {{provider}} yn llenwi’r maes hwn.',
  ticketingRefusedNotFinished: 'Dim ond cysoniad gorffenedig y gellir ei dynnu yn ôl.',
  ticketingRefusedNotInPlan: 'Nid yw eich cynllun yn cynnwys integreiddiadau tocynnau.',
  ticketingRefusedNotTakenBack: 'Dim ond cysoniad a dynnwyd yn ôl y gellir ei ddilyn eto.',
  ticketingRefusedNotWaiting: 'Nid yw’r cysoniad hwn yn aros am gadarnhad.',
  ticketingRefusedRows: 'Nid yw’r gwerth yn rhestr o resi map meysydd.',
  ticketingRefusedRunning: 'Mae cysoniad neu fewnforiad â {{provider}} yn rhedeg. Cysonwch eto pan fydd wedi gorffen.',
  ticketingRefusedTaken: 'Mae digwyddiad arall o’ch safle eisoes yn dilyn yr un hwn.',
  ticketingRefusedTooOld: 'Gellir tynnu cysoniad yn ôl o fewn {{days}} diwrnod.',
  ticketingRefusedUnknown: 'Nid yw’r swyddfa docynnau hon ar gael yma.',
}
