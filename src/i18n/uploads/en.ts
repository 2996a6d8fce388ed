/** Why an upload is refused. Said by the server, with the refusal. */
export const uploadsMessages = {
  uploadAnimationTooLarge: 'This animation is too large. Please use a smaller one, with fewer frames, or a video.',
  uploadCropInvalid: 'This crop is outside the picture. Please choose it again.',
  uploadDamaged:
    'This picture cannot be read. The file seems to be incomplete or damaged. Please copy it again, or open it in another program and save it as one of these: {{pictures}}.',
  uploadFocalPointInvalid:
    'The focal point must be inside the picture: from 0 to 100 per cent of its width and height.',
  uploadOneAtATime: 'Please change the file of one document at a time.',
  uploadPdfDamaged: 'This PDF cannot be read. The file seems to be incomplete: please export it again.',
  uploadServerBusy: 'Many files are being uploaded right now. Please try again in a moment.',
  uploadSiteBusy: 'Your site is uploading many files right now. Please try again when some of them are done.',
  uploadSvgDamaged: 'This SVG cannot be read. Please export it again.',
  uploadSvgTooComplex: 'This SVG is too complex. Please simplify it, or upload it as a PNG.',
  uploadSvgTooLarge: 'Please select an SVG smaller than {{megabytes}}MB, or upload it as a PNG.',
  uploadTooLarge: 'This picture is too large. Please use one of at most {{megapixels}} megapixels.',
  uploadTooLongAndNarrow:
    'This picture is too long and narrow. Its longer side can be up to {{ratio}} times as long as the shorter one.',
  uploadTooLongSide: 'This picture is too long. Each side can be up to {{pixels}} pixels.',
  uploadTooMuchWork: 'This picture takes too long to process. Please export it again with fewer pixels.',
  uploadUnsupported: 'This type of file is not accepted. Please save or export it as one of these: {{types}}.',
}
