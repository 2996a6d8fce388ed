import type { failureMessages as English } from './en'

export const failureMessages: Record<keyof typeof English, string> = {
  databaseAway: 'يتعذر الوصول إلى قاعدة البيانات الآن. ما زلت مسجلا، ولم يضع شيء مما حفظته.',
  failedPage: 'تعذر عرض هذه الصفحة. حاول مرة أخرى؛ وإن تكرر ذلك فأبلغ مزود الخدمة.',
  failedPageTitle: 'حدث خطأ',
  tryAgain: 'حاول مرة أخرى',
}
