import type { AsideTable } from '../../pack-format/asides.ts';

export const ptAsides: AsideTable = {
  past: '[no|o] ano passado ~ (era|foi|éramos|fomos|tinha|tínhamos|havia), (era|foi|éramos|fomos|tínhamos) ~ ano passado, da última vez ~ (era|foi|éramos|fomos|tinha|tínhamos), antes (era|éramos|tinha|tínhamos|havia), antigamente, (era|eram) para ser',
  liking: 'seria, seriam, ficava, convinha, agrada, soa, gostava, dava',
  tooLate: '(demasiado|muito) (tarde|cedo)',
};
