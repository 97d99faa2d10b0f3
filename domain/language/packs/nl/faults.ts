import type { FaultWords } from '../../pack-format/faults.ts';

export const nlFaults: FaultWords = {
  asked:
    'mis verkeerd aan_de_hand probleem problemen gebrek gebreken schade klacht klachten storing storingen repareren reparatie scheelt symptoom symptomen pijn zeer ontbreekt ontbreken mankeert',
  symptoms: 'klacht klachten symptoom symptomen pijn zeer',
  missing: 'ontbreekt ontbreken ontbrekend',
  anything: 'iets',
  broken:
    'kapot stuk defect defecte beschadigd beschadigde schade dood doodgegaan begeven opgegeven probleem problemen slecht mis gebroken gebarsten gescheurd verbogen los loszit versleten lek lekt lekken druppelt klemt vast_zit vastgelopen roestig verroest piept piepen kraakt kraken rammelt rammelen wiebelt hapert haperen flikkert slipt slippen schuurt pijn_doet pijn zeer gezwollen ontbreekt ontbreken mist buiten_werking bekrast gedeukt soms nauwelijks gaat_uit gaan_uit',
  sound:
    'goed oké ok okay prima perfect uitstekend best fijn top normaal heel intact onbeschadigd in_orde werkt werken werkte functioneert functioneren doet_het doen_het loopt lopen gaat gaan klopt kloppen geen_probleem geen_problemen geen_schade niet_kapot',
  runs: 'doet doen draait draaien rijdt start starten schakelt schakelen remt remmen_goed brandt branden schijnt licht_op sluit sluiten opent openen houdt houden reageert reageren warm koud verwarmt koelt laadt laden pompt past',
  present: 'heb hebben er hier compleet aanwezig',
  ended: 'weg over voorbij beter',
  otherwise: 'verder voor_de_rest',
};
