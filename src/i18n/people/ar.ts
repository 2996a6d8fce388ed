import type { peopleWords as en } from './en'

export const peopleWords: Record<keyof typeof en, string> = {
  noticeGuessedBody: 'وصل عشرون رمزًا خاطئًا خلال يوم. توقفت الطلبات برمز حتى الغد؛ أنشئوا رمزًا جديدًا إن كان أحد يعرف رمزكم.',
  noticeGuessedTitle: 'أحدهم يخمّن رمز الطلب لموقع {{site}}',
  noticeJoinedBody: 'قبل {{email}} الدعوة.',
  noticeJoinedTitle: 'انضم {{name}} إلى {{site}}',
  noticeRequestBody: 'يرغبون في العمل على موقعكم.',
  noticeRequestTitle: '{{organisation}} تطلب الوصول',
}
