import type { blocksMessages as English } from './en'

export const blocksMessages: Record<keyof typeof English, string> = {
  blockHelp_callToAction: 'عنوان وبضع كلمات وزر أو زران.',
  blockHelp_columns: 'من عمودين إلى أربعة، في كل منها نص وصورة.',
  blockHelp_eventList: 'الفعاليات القادمة أو مجموعة أو فعاليات تختارها.',
  blockHelp_faq: 'أسئلة تُفتح لتظهر إجاباتها.',
  blockHelp_form: 'أحد نماذجك ليملأه الزوار.',
  blockHelp_gallery: 'عدة صور جنبًا إلى جنب.',
  blockHelp_hero: 'افتتاحية الصفحة: عنوان فوق صورة مع روابط.',
  blockHelp_image: 'صورة واحدة مع تعليق، بالعرض الذي تريده.',
  blockHelp_liquid: 'قالب يكتبه مطوّر.',
  blockHelp_peopleList: 'صور وأسماء أشخاص تختارهم.',
  blockHelp_quote: 'ما قاله ناقد أو أحد الجمهور.',
  blockHelp_reusable: 'محتوى تشترك فيه عدة صفحات ويُحرَّر مرة واحدة.',
  blockHelp_text: 'فقرات مع عناوين وقوائم وروابط وصور.',
  blockHelp_video: 'فيلم من YouTube أو Vimeo أو خدمة أخرى.',
}
