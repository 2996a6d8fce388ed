import { describeWithout } from './support/withoutPlugin'

describeWithout('seo')
