import type { refusals as english } from './en'

export const refusals: Record<keyof typeof english, string> = {
  ticketingRefusedFollowsNone: 'هذه الفعالية لا تتبع أي شباك تذاكر.',
  ticketingRefusedNameEvents: 'اذكر الفعاليات، أو قل إنك تقصدها كلها.',
  ticketingRefusedNoSuchEvent: 'لا توجد هذه الفعالية في {{provider}}.',
  ticketingRefusedNotConnected: '\u200f{{provider}} غير مرتبط.',
  ticketingRefusedNotEnabled: 'فعِّل تطبيق {{provider}} أولًا.',
  ticketingRefusedNotFilled: 'لا يملأ {{provider}} هذا الحقل.',
  ticketingRefusedNotFinished: 'لا يمكن التراجع إلا عن مزامنة انتهت.',
  ticketingRefusedNotInPlan: 'لا تشمل خطتك تكاملات التذاكر.',
  ticketingRefusedNotTakenBack: 'لا يمكن اتباع مزامنة من جديد إلا بعد التراجع عنها.',
  ticketingRefusedNotWaiting: 'لا شيء في هذه المزامنة ينتظر تأكيدك.',
  ticketingRefusedRows: 'القيمة ليست قائمة من صفوف خريطة الحقول.',
  ticketingRefusedRunning: 'تجري الآن مزامنة أو استيراد مع {{provider}}. أعد المزامنة بعد انتهائها.',
  ticketingRefusedTaken: 'تتبع فعالية أخرى في موقعك هذه الفعالية بالفعل.',
  ticketingRefusedTooOld: 'يمكن التراجع عن المزامنة خلال {{days}} أيام.',
  ticketingRefusedUnknown: 'شباك التذاكر هذا غير معروف هنا.',
}
