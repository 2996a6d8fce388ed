import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components'
import type { Letter } from '@/emails/composeLetter'
import { directionOf, type MailLanguage } from '@/emails/queueMail'
import { withoutIsolates, splitNames } from '@/emails/names'
import { initialsOf } from '@/lib/names/personName'
import { DARK, STYLES } from './styles'

interface SenderProps {
  name: string
  /** Content id of the attached image. Default: initials. */
  picture?: string
}

/** The sender of the email. The image is decorative, as the name is shown beside it. */
const Sender = ({ name, picture }: SenderProps) => (
  <Section style={{ marginBottom: '24px' }}>
    <Row>
      <Column style={{ width: '52px' }}>
        {picture ? (
          <Img
            alt=""
            height={40}
            src={`cid:${picture}`}
            style={{ borderRadius: '20px', display: 'block' }}
            width={40}
          />
        ) : (
          <div aria-hidden="true" className="tile" style={STYLES.tile}>
            {initialsOf(name)}
          </div>
        )}
      </Column>
      <Column>
        <p className="ink" style={STYLES.sender}>
          <bdi>{name}</bdi>
        </p>
      </Column>
    </Row>
  </Section>
)

/** Renders a text whose names keep their own direction, so that they cannot reverse the sentence. */
const Names = ({ text }: { text: string }) =>
  splitNames(text).map((piece, at) => (piece.isName ? <bdi key={at}>{piece.text}</bdi> : piece.text))

interface Props {
  footer?: string
  language: MailLanguage
  letter: Letter
  /** Content id of the sender's image. */
  picture?: string
  sender: string
  sentFor?: string
}

/** Layout of every email: sender, heading, a few paragraphs, a button and its URL. */
export function LetterPage({ footer, language, letter, picture, sender, sentFor }: Props) {
  const { action, facts, footnote, greeting, heading, orCopy, paragraphs, preview } = letter
  const direction = directionOf(language)
  return (
    <Html dir={direction} lang={language}>
      <Head>
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <meta content="light dark" name="color-scheme" />
        <meta content="light dark" name="supported-color-schemes" />
        <meta content="telephone=no, date=no, address=no, email=no, url=no" name="format-detection" />
        <title>{withoutIsolates(heading)}</title>
        <style>{DARK}</style>
      </Head>
      <Preview>{withoutIsolates(preview)}</Preview>
      <Body className="page" style={STYLES.body}>
        {/* Webmail removes <html>, so the direction is repeated here. */}
        <Container className="paper" dir={direction} lang={language} style={STYLES.paper}>
          <Sender name={sender} picture={picture} />
          <Heading className="ink" style={STYLES.heading}>
            <Names text={heading} />
          </Heading>
          {[greeting, ...paragraphs].map((paragraph, at) => (
            <Text className="ink" key={at} style={STYLES.text}>
              <Names text={paragraph} />
            </Text>
          ))}
          {facts && (
            <Text className="ink" style={STYLES.text}>
              {facts.map((fact, at) => (
                <span key={at} style={{ display: 'block' }}>
                  <Names text={fact} />
                </span>
              ))}
            </Text>
          )}
          {action && (
            <>
              <Button className="button" href={action.link} style={STYLES.button}>
                {action.label}
              </Button>
              <Text className="quiet" style={STYLES.link}>
                {orCopy}
                <br />
                <span dir="ltr">{action.link}</span>
              </Text>
            </>
          )}
          <Hr className="rule" style={STYLES.rule} />
          {[footnote, sentFor].map(
            (line) =>
              line && (
                <Text className="quiet" key={line} style={STYLES.quiet}>
                  <Names text={line} />
                </Text>
              ),
          )}
          {footer && (
            <Text className="quiet" style={{ ...STYLES.quiet, whiteSpace: 'pre-line' }}>
              {footer}
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  )
}
