import type { NameTable } from '../../pack-format/names.ts';

export const enNames: NameTable = {
  relations: `wife husband partner girlfriend boyfriend fiance fiancee mother father mum mom dad parents son daughter brother sister
    nan gran grandma grandpa grandmother grandfather aunt uncle cousin niece nephew friend neighbour neighbor colleague boss landlord landlady
    assistant secretary company firm child kid baby boy girl`,
  children:
    'children child kids kid sons son daughters daughter boys boy girls girl toddlers toddler babies baby infants infant grandchildren grandkids',
  grownUps: 'adults adult grown-ups grownups',
  ownName: `your [full|own] name, (are|is) you, you called, call you, address you`,
  givenName: `(first|given|christian) (name|names), forename, forenames`,
  familyName: `(last|family|second) (name|names), surname, surnames`,
};
