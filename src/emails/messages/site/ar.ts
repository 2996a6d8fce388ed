import type { LettersOf, SiteKind } from '../MailMessages'

/** What is announced, before the titles of the events. */
const CHANGES = { cancelled: 'إلغاء', delayed: 'تأخير', moved: 'نقل', postponed: 'تأجيل' }

export const siteLetters: LettersOf<SiteKind> = {
  changeAnnounced: ({ count, kind, person, site, title }) => ({
    action: 'عرض الإعلان',
    facts: [title, count === 1 ? 'عرض واحد' : `العروض: ${count}`],
    footnote: `تصلك هذه الرسالة لأنك تحرّر فعاليات ${site}. إن لم تفعل شيئًا يبقى التغيير كما أُعلن.`,
    heading: `${CHANGES[kind]}: ${title}`,
    paragraphs: [`أعلن ${person} تغييرًا في عروض ${site}. تجد السبب وما يقرؤه الزوار في الإعلان نفسه.`],
    preview: `أعلن ${person} تغييرًا في العروض.`,
    subject: `${CHANGES[kind]}: ${title}`,
  }),
  formAnswer: ({ answers, form, visitor }) => ({
    action: 'قراءة الرد',
    ...(answers && { facts: answers }),
    footnote: `تصلك هذه الرسالة لأن عنوانك مذكور في النموذج «${form}». ${visitor ? 'إن أجبت عنها وصل جوابك إلى الزائر. ' : ''}إن لم تفعل شيئًا يبقى الرد في مكانه.`,
    heading: `رد جديد على «${form}»`,
    paragraphs: [
      answers
        ? `ملأ أحد الزوار النموذج «${form}» على موقعكم. هذا ما كتبه:`
        : `ملأ أحد الزوار النموذج «${form}» على موقعكم. حفاظًا على خصوصيته لا يرد محتوى الرد في هذه الرسالة.`,
    ],
    preview: 'ملأ أحد الزوار نموذجًا على موقعكم.',
    subject: `رد جديد على «${form}»`,
  }),
  isolationBroken: ({ found, product }) => ({
    action: 'عرض ما وُجد',
    facts: [found],
    footnote: `تصلك هذه الرسالة لأنك تدير ${product}. يتكرر الفحص كل ساعة، ويُعلمك من جديد إن وجد مسارًا آخر.`,
    heading: 'تمكّن موقع من الوصول إلى موقع آخر',
    paragraphs: [
      `طلب فاحص العزل في ${product} مستندات من موقعيه التجريبيين، فوصل حساب أحدهما إلى الآخر. قد تتأثر مواقع أخرى بالطريقة نفسها.`,
      'تحقق من آخر ما تغيّر، وفكّر في العودة إلى الإصدار السابق إلى أن يُعرف السبب.',
    ],
    preview: 'وجد فاحص العزل حاجزًا لا يصمد.',
    subject: 'تمكّن موقع من الوصول إلى موقع آخر',
  }),
  welcomeOwner: ({ isNew, product, site }) => ({
    action: isNew ? 'اختيار كلمة المرور' : 'فتح موقعك',
    footnote: isNew
      ? `تصلك هذه الرسالة لأنك مالك ${site}. يعمل الرابط سبعة أيام ومرة واحدة، وبعدها اطلب كلمة مرور جديدة من صفحة تسجيل الدخول.`
      : `تصلك هذه الرسالة لأنك مالك ${site}. إن لم تفعل شيئًا فالموقع في انتظارك.`,
    heading: `مرحبًا بك في ${site}`,
    paragraphs: [
      `موقعك ${site} جاهز على ${product}.`,
      isNew ? 'اختر كلمة مرور وابدأ بأول صفحة أو فعالية.' : 'سجّل الدخول كالمعتاد وابدأ بأول صفحة أو فعالية.',
    ],
    preview: isNew ? 'اختر كلمة مرور وابدأ.' : 'سجّل الدخول كالمعتاد وابدأ.',
    subject: `موقعك جاهز: ${site}`,
  }),
}
