import type { marks as english } from './en'

export const marks: typeof english = {
  ticketingAttributeEdited: '{{label}}: عُدّل هنا',
  ticketingEditedHere: 'عُدّل هنا',
  ticketingFollowAgain: 'اتباع {{provider}} من جديد',
  ticketingFollowFailed: 'لم ينجح ذلك. حاول مرة أخرى.',
  ticketingFollowsAgain: 'يتبع {{provider}} ابتداءً من المزامنة التالية',
  ticketingFrom: 'من {{provider}}، {{when}}',
  ticketingFromAttribute: '{{label}}: من {{provider}}، {{when}}',
  ticketingReplaced: 'تستعيد المزامنة التالية القيمة من {{provider}}',
}
