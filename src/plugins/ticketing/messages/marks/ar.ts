import type { marks as english } from './en'

export const marks: typeof english = {
  ticketingAttributeEdited: '{{label}}: عُدّل هنا',
  ticketingAttributeTakenBack: '{{label}}: تم التراجع عنه، ولدى {{provider}} قيمة أخرى',
  ticketingEditedHere: 'عُدّل هنا',
  ticketingFollowAgain: 'اتباع {{provider}} من جديد',
  ticketingFollowFailed: 'لم ينجح ذلك. حاول مرة أخرى.',
  ticketingFollowsAgain: 'يتبع {{provider}} ابتداءً من المزامنة التالية',
  ticketingFrom: 'من {{provider}}، {{when}}',
  ticketingFromAttribute: '{{label}}: من {{provider}}، {{when}}',
  ticketingKept: 'لم يعد {{provider}} يدرج هذا العرض. وهو هنا لأن مزامنة تم التراجع عنها',
  ticketingMarkAttributes: 'سمات {{provider}}',
  ticketingMarkSale: 'حالة البيع',
  ticketingMarkWhole: 'العرض',
  ticketingReplaced: 'تستعيد المزامنة التالية القيمة من {{provider}}',
  ticketingSays: 'أُعلن للزوار. ويقول {{provider}}: {{value}}',
  ticketingSaysOther: 'أُعلن للزوار. ولدى {{provider}} قيمة أخرى',
  ticketingTakenBack: 'تم التراجع عنه، ولدى {{provider}} قيمة أخرى',
}
