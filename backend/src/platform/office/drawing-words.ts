import { firstNamed, type XmlElement } from '../archives/xml-tree.js';
import type { Rule } from './clean-tree.js';

/** "a b" -> w:a, w:b */
export function named(prefix: string, names: string): string[] {
  return names
    .trim()
    .split(/\s+/)
    .map((name) => (prefix === '' ? name : `${prefix}:${name}`));
}

const COLOURS = `srgbClr schemeClr sysClr prstClr scrgbClr hslClr alpha alphaMod alphaOff lumMod lumOff satMod satOff
  shade tint hueMod hueOff hue sat lum gamma invGamma inv comp gray`;
const SHAPES = `xfrm off ext chOff chExt prstGeom avLst gd custGeom gdLst cxnLst cxn pathLst path moveTo lnTo arcTo
  quadBezTo cubicBezTo close pt pos rect ln prstDash custDash ds round bevel miter headEnd tailEnd effectLst outerShdw
  innerShdw glow softEdge reflection blur scene3d camera rot lightRig sp3d bevelT bevelB lnRef fillRef effectRef fontRef
  graphicFrameLocks picLocks spLocks grpSpLocks cxnSpLocks`;
const FILLS = `noFill solidFill gradFill gsLst gs lin fillToRect tileRect pattFill fgClr bgClr grpFill stretch fillRect
  srcRect tile alphaModFix grayscl biLevel duotone clrChange clrFrom clrTo`;
const TEXTS = `bodyPr lstStyle p pPr r rPr t br endParaRPr latin ea cs sym font buNone buChar buAutoNum buFont buClr
  buSzPct defPPr defRPr lvl1pPr lvl2pPr lvl3pPr lvl4pPr lvl5pPr lvl6pPr lvl7pPr lvl8pPr lvl9pPr lnSpc spcBef spcAft
  spcPct spcPts tabLst tab spAutoFit noAutofit normAutofit highlight`;
const THEME = `theme themeElements clrScheme dk1 lt1 dk2 lt2 accent1 accent2 accent3 accent4 accent5 accent6 hlink
  folHlink fontScheme majorFont minorFont fmtScheme fillStyleLst lnStyleLst effectStyleLst effectStyle bgFillStyleLst
  objectDefaults extraClrSchemeLst`;

/** DrawingML (ISO 29500-1, 20) without what leads anywhere: no links, sounds, films, extensions, charts or diagrams. */
export const DRAWN = [...named('a', `graphic graphicData ${COLOURS} ${SHAPES} ${FILLS} ${TEXTS} ${THEME}`)];

export const DRAWN_ATTRIBUTES = named(
  '',
  `cx cy x y rot flipH flipV prst name fmla w h fill stroke extrusionOk id val lastClr typeface panose pitchFamily
  charset script l t r b ang scaled pos path algn cap cmpd type len dist dir blurRad sx sy kx ky rotWithShape rad stA
  stPos endA endPos fadeDir dpi idx noChangeAspect noGrp noSelect noRot noMove noResize noEditPoints noAdjustHandles
  noChangeArrowheads noChangeShapeType noDrilldown noUngrp noTextEdit lang altLang sz i u strike kern spc baseline
  dirty wrap lIns tIns rIns bIns vert anchor anchorCtr rtlCol numCol spcCol fromWordArt compatLnSpc forceAA upright
  vertOverflow horzOverflow rtl marL marR indent lvl defTabSz eaLnBrk latinLnBrk hangingPunct fontAlgn char startAt amt
  thresh bright contrast cstate tx ty flip fov zoom lat lon rev rig prstMaterial z extrusionH contourW hR wR stAng swAng
  distT distB distL distR simplePos relativeHeight behindDoc locked layoutInCell allowOverlap relativeFrom wrapText
  edited descr title hidden preferRelativeResize bwMode txBox seq normalEastAsianFlow useA d sp fontScale lnSpcReduction`,
);

/** A picture of the package, or none. */
const blip: Rule = ({ source, clean, part }) => {
  const embed = part.link(source.attributes['r:embed'], 'image');
  if (embed === null) part.leave('pictures');
  const kept = clean();
  return embed === null ? [] : [{ ...kept, attributes: { ...kept.attributes, 'r:embed': embed } }];
};

/** Goes with its picture. */
const pictured: Rule = ({ clean }) => {
  const kept = clean();
  return firstNamed(kept, 'a:blip') ? [kept] : [];
};

const NO_FILL: XmlElement = { name: 'a:noFill', attributes: {}, children: [] };
const filledByPicture: Rule = ({ clean }) => {
  const kept = clean();
  return [firstNamed(kept, 'a:blip') ? kept : NO_FILL];
};

export const DRAWING_RULES: Readonly<Record<string, Rule>> = {
  'a:blip': blip,
  'a:blipFill': filledByPicture,
  'pic:pic': pictured,
  'xdr:pic': pictured,
};
