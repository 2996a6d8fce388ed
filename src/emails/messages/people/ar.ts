import type { LettersOf, PeopleKind } from '../MailMessages'

export const peopleLetters: LettersOf<PeopleKind> = {
  accessRemoved: ({ product, site }) => ({
    footnote: `لا يلزمك شيء. وإن كنت ترى أن في ذلك خطأ، فتحدث إلى من كنت تعمل معهم في ${site}.`,
    heading: `انتهى وصولك إلى ${site}`,
    paragraphs: [
      `أزال القائمون على ${site} وصولك إليه، فلم يعد بإمكانك فتحه في ${product}.`,
      'يبقى حسابك كما هو، وكذلك وصولك إلى المواقع الأخرى.',
    ],
    preview: 'يبقى حسابك كما هو، وكذلك وصولك إلى المواقع الأخرى.',
    subject: `لم يعد لديك وصول إلى ${site}`,
  }),
  collaboratorApproved: ({ organisation, product, site }) => ({
    action: 'فتح الموقع',
    footnote: `تصلك هذه الرسالة لأنك من أعضاء ${organisation}. لا يلزمك شيء.`,
    heading: `يمكنك الآن العمل على ${site}`,
    paragraphs: [`وافق القائمون على ${site} على طلب ${organisation}. يمكنك من الآن فتح الموقع في ${product}.`],
    preview: 'تمت الموافقة على طلبكم.',
    subject: `يمكنك الآن العمل على ${site}`,
  }),
  collaboratorDeclined: ({ organisation, site }) => ({
    footnote: `تصلك هذه الرسالة لأنك من أعضاء ${organisation}. لا يلزمك شيء. وإن كنت ترى أن في ذلك خطأ، فتحدث إلى من تعرفهم في ${site}.`,
    heading: 'رُفض طلبكم',
    paragraphs: [`رفض القائمون على ${site} طلب ${organisation}. ليس لأحد من ${organisation} وصول إلى الموقع.`],
    preview: 'لا يلزمك شيء.',
    subject: `رُفض طلبكم من ${site}`,
  }),
  collaboratorRequest: ({ organisation, site }) => ({
    action: 'الرد على الطلب',
    footnote: `تصلك هذه الرسالة لأنك تدير المستخدمين في ${site}. إن لم تفعل شيئًا ينتظر الطلب ولا يدخل أحد.`,
    heading: `طلب وصول إلى ${site}`,
    paragraphs: [
      `ترغب المنظمة ${organisation} في العمل معكم على ${site}.`,
      'وافق على الطلب وحدّد ما يُسمح به لأعضائها، أو ارفضه. وإلى ذلك الحين لا يرون شيئًا من موقعكم.',
    ],
    preview: `من ${organisation}. لا يدخل أحد قبل موافقتك.`,
    subject: `طلب وصول إلى ${site}`,
  }),
  invitation: ({ inviter, isAgain, product, role, site }) => ({
    action: 'قبول الدعوة',
    footnote: `يعمل الرابط سبعة أيام ومرة واحدة. إن لم تفعل شيئًا تنتهي الدعوة ولا يتغير شيء. وإن كنت لا تعرف ${site} فتجاهل هذه الرسالة.`,
    heading: `انضم إلى ${site}`,
    paragraphs: [
      role
        ? `وصلتك دعوة من ${inviter} للانضمام إلى ${site} في ${product}. دورك هو «${role}».`
        : `وصلتك دعوة من ${inviter} للانضمام إلى ${site} في ${product} بصلاحيات الإدارة.`,
      `هناك يدير ${site} موقعه وفعالياته. إن لم يكن لديك حساب بعد فستختار كلمة مرور، وإلا فسجّل الدخول بحسابك.`,
      ...(isAgain ? ['لم يعد الرابط في الرسالة السابقة يعمل.'] : []),
    ],
    preview: isAgain ? 'مع رابط جديد يعمل سبعة أيام.' : 'يعمل الرابط سبعة أيام.',
    subject: isAgain ? `تذكير: أنت مدعو إلى ${site}` : `أنت مدعو إلى ${site}`,
  }),
  ownershipTransferred: ({ from, isNewOwner, site, to }) =>
    isNewOwner
      ? {
          action: 'فتح الموقع',
          footnote: 'لا يلزمك شيء. وإن كنت لا تريد ذلك فيمكنك نقل الملكية إلى مشرف آخر في أي وقت.',
          heading: `أنت الآن مالك ${site}`,
          paragraphs: [
            from ? `من الآن أنت مالك ${site}. وكان المالك حتى الآن ${from}.` : `من الآن أنت مالك ${site}.`,
            'بصفتك المالك، أنت وحدك من يعيّن المشرفين ومن يمكنه نقل الملكية.',
          ],
          preview: 'لا يلزمك شيء.',
          subject: `أنت الآن مالك ${site}`,
        }
      : {
          action: 'فتح الموقع',
          footnote: 'إذا كان ذلك بموافقتك فلا يلزمك شيء. وإلا فغيّر كلمة مرورك الآن وأبلغ مزوّد موقعك.',
          heading: `مالك جديد لموقع ${site}`,
          paragraphs: [`من الآن ${to} هو المالك لموقع ${site}. وتبقى أنت فيه مشرفًا.`],
          preview: 'إذا كان ذلك بموافقتك فلا يلزمك شيء.',
          subject: `مالك جديد لموقع ${site}`,
        },
  roleChanged: ({ role, site }) => ({
    action: 'فتح الموقع',
    footnote: `لا يلزمك شيء. وإذا فاجأك ذلك فاسأل القائمين على ${site}.`,
    heading: `تغيّر دورك في ${site}`,
    paragraphs: [
      role ? `أصبح دورك «${role}» في ${site}.` : `أصبحت لديك صلاحيات الإدارة في ${site}.`,
      'قد يختلف من الآن ما تراه وما يمكنك تغييره.',
    ],
    preview: role ? `أصبح «${role}».` : 'أصبحت لديك صلاحيات الإدارة.',
    subject: `تغيّر دورك في ${site}`,
  }),
}
