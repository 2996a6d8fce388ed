import type { uploadsMessages as en } from './en'

export const uploadsMessages: typeof en = {
  uploadAnimationTooLarge: 'هذه الصورة المتحركة كبيرة جدًا. استخدم صورة أصغر بإطارات أقل، أو مقطع فيديو.',
  uploadCropInvalid: 'يقع هذا الاقتصاص خارج الصورة. يُرجى اختياره من جديد.',
  uploadDamaged: 'تتعذّر قراءة هذه الصورة. يبدو أن الملف تالف: يُرجى تصديره من جديد.',
  uploadFocalPointInvalid: 'يجب أن تقع نقطة التركيز داخل الصورة: من 0 إلى 100 بالمئة من عرضها وارتفاعها.',
  uploadPdfDamaged: 'تتعذّر قراءة ملف PDF هذا. يبدو أن الملف غير مكتمل: يُرجى تصديره من جديد.',
  uploadServerBusy: 'يجري الآن رفع ملفات كثيرة. يُرجى المحاولة مجددًا بعد لحظات.',
  uploadSiteBusy: 'يرفع موقعك الآن ملفات كثيرة. يُرجى المحاولة مجددًا عند اكتمال بعضها.',
  uploadSvgDamaged: 'تتعذّر قراءة ملف SVG هذا. يُرجى تصديره من جديد.',
  uploadSvgTooComplex: 'ملف SVG هذا معقّد جدًا. يُرجى تبسيطه أو رفعه بصيغة PNG.',
  uploadSvgTooLarge: 'يُرجى اختيار ملف SVG أصغر من {{megabytes}} ميغابايت، أو رفعه بصيغة PNG.',
  uploadTooLarge: 'هذه الصورة كبيرة جدًا. يُرجى استخدام صورة لا تتجاوز {{megapixels}} ميغابكسل.',
  uploadTooLongAndNarrow: 'هذه الصورة طويلة وضيقة جدًا. يمكن أن يبلغ ضلعها الطويل {{ratio}} ضعف القصير على الأكثر.',
  uploadTooLongSide: 'هذه الصورة طويلة جدًا. يمكن أن يبلغ كل ضلع {{pixels}} بكسل على الأكثر.',
  uploadTooMuchWork: 'تستغرق معالجة هذه الصورة وقتًا طويلًا. يُرجى تصديرها من جديد بعدد أقل من البكسلات.',
  uploadUnsupported: 'هذا النوع من الملفات غير مقبول. يُرجى حفظه أو تصديره بإحدى هذه الصيغ: {{types}}.',
}
