import { accountLetters } from './account/ar'
import type { MailMessages } from './MailMessages'
import { momentFormat } from './momentFormat'
import { peopleLetters } from './people/ar'
import { siteLetters } from './site/ar'

export const ar: MailMessages = {
  greeting: (name) => (name ? `مرحبًا ${name}،` : 'مرحبًا،'),
  letters: { ...accountLetters, ...peopleLetters, ...siteLetters },
  lost: {
    body: {
      mailboxFull: 'صندوق البريد هناك ممتلئ. لن يُعاد الإرسال تلقائيًا: أعد المحاولة حين يتوفر مكان.',
      noSuchAddress: 'لا يوجد صندوق بريد بهذا العنوان. تحقق من خطأ في الكتابة؛ لن يُعاد الإرسال تلقائيًا.',
      refused: 'رفضه خادم البريد هناك. لن يُعاد الإرسال تلقائيًا: تواصل مع الشخص بطريقة أخرى أو أعد المحاولة لاحقًا.',
      unreachable: 'تعذّر الوصول إلى خادم البريد بعد محاولات كثيرة. لن يُعاد الإرسال تلقائيًا: أعد المحاولة لاحقًا.',
    },
    title: (to) => `لم يصل بريد إلى ${to}`,
  },
  moment: momentFormat('ar'),
  nameless: '(اسم غير معروض)',
  orCopy: 'أو انسخ هذا العنوان إلى متصفحك:',
  sentFor: ({ product, site }) => `أرسله ${product} نيابةً عن ${site}.`,
  somebody: 'شخص ما',
  unknown: 'لا تتوفر معلومات',
}
