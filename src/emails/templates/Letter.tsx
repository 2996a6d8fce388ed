import { Body, Button, Container, Head, Heading, Hr, Html, Preview, Text } from '@react-email/components'

export interface LetterProps {
  /** Shown in the list of mails, after the subject. */
  preview: string
  heading: string
  paragraphs: string[]
  /** The one thing to do. */
  action?: { label: string; link: string }
  /** Why the person gets this. */
  footnote: string
}

const text = { color: '#1c1c1c', fontSize: '15px', lineHeight: '24px' }

/** The shape of every mail: one heading, a few sentences, one button, and its address in full. */
export function Letter({ action, footnote, heading, paragraphs, preview }: LetterProps) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: '#f4f4f4', fontFamily: 'Helvetica, Arial, sans-serif', padding: '24px 0' }}>
        <Container style={{ backgroundColor: '#ffffff', borderRadius: '8px', maxWidth: '560px', padding: '32px' }}>
          <Heading style={{ color: '#1c1c1c', fontSize: '22px', margin: '0 0 16px' }}>{heading}</Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} style={text}>
              {paragraph}
            </Text>
          ))}
          {action && (
            <>
              <Button
                href={action.link}
                style={{ backgroundColor: '#1c1c1c', borderRadius: '6px', color: '#ffffff', fontSize: '15px', padding: '12px 20px' }}
              >
                {action.label}
              </Button>
              <Text style={{ ...text, color: '#666666', fontSize: '13px', wordBreak: 'break-all' }}>{action.link}</Text>
            </>
          )}
          <Hr style={{ borderColor: '#e4e4e4', margin: '24px 0 16px' }} />
          <Text style={{ ...text, color: '#666666', fontSize: '13px', margin: 0 }}>{footnote}</Text>
        </Container>
      </Body>
    </Html>
  )
}
