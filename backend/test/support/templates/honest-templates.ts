import { createHash } from 'node:crypto';
import { braces } from './attack-marks.js';
import {
  BORDERS,
  CT,
  cell,
  docx,
  drawing,
  field,
  formulaCell,
  HEADS,
  headRow,
  NS_R,
  NS_S,
  NS_W,
  PAGE,
  type Parts,
  PKG,
  para,
  rels,
  row,
  run,
  SCT,
  sect,
  story,
  table,
  text,
  textCell,
  XML,
  xlsx,
} from './ooxml.js';
import { png } from './zip-by-hand.js';

/** A pattern over all parts with the least number of times, a picture byte for byte, or what may not be left. */
export type Hold = Readonly<{ pattern?: string; atLeast?: number; sha256?: string; absent?: string }>;
export type Honest = Readonly<{
  id: string;
  kind: string;
  name: string;
  about: string;
  parts: Parts;
  holds: readonly Hold[];
  note?: string;
}>;
const LOGO = png(64, 64, { rgb: [31, 111, 92] });
const SHA = createHash('sha256').update(LOGO).digest('hex');
const SENTENCE =
  'Disediakan oleh guru mata pelajaran dan disahkan oleh Guru Besar – “Sekolah Kebangsaan Seri Melati”, 1½ jam, RM2.50 & lain-lain; ﻻ 忠 தமிழ்';

/** Templates as schools make them, with what must still be in the filled file. */
export function honestTemplates(): Honest[] {
  const t = braces;
  const grid = `${table(
    [
      row(
        [
          cell(
            para(run('RANCANGAN PENGAJARAN HARIAN', '<w:b/><w:sz w:val="28"/>'), '<w:jc w:val="center"/>'),
            '<w:gridSpan w:val="4"/><w:shd w:val="clear" w:color="auto" w:fill="E2EFDA"/>',
          ),
        ],
        '<w:cantSplit/><w:tblHeader/>',
      ),
      row([cell(text('Kelas')), cell(text(t('className'))), cell(text('Subjek')), cell(text(t('subject')))]),
      row([
        cell(text('Objektif'), '<w:vMerge w:val="restart"/>'),
        cell(text(t('objective')), '<w:gridSpan w:val="3"/><w:vAlign w:val="center"/>'),
      ]),
      row([cell('<w:p/>', '<w:vMerge/>'), cell(text(t('activities')), '<w:gridSpan w:val="3"/>')]),
    ],
    4,
  )}<w:p/>`;
  const sign =
    text('........................................') + text('Tandatangan Penyemak') + text(SENTENCE);
  const styles = `${XML}<w:styles xmlns:w="${NS_W}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/><w:sz w:val="20"/><w:lang w:val="ms-MY"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:pPr><w:keepNext/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:color w:val="1F6F5C"/><w:sz w:val="32"/></w:rPr></w:style><w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:tblPr>${BORDERS}</w:tblPr></w:style><w:style w:type="character" w:styleId="Kuat"><w:name w:val="Kuat"/><w:rPr><w:b/></w:rPr></w:style></w:styles>`;
  const hold = (pattern: string, atLeast = 1): Hold => ({ pattern, atLeast });
  const MALAY = hold('Disediakan oleh guru mata pelajaran');
  const head = {
    section: sect(
      '<w:headerReference w:type="default" r:id="rId20"/><w:headerReference w:type="first" r:id="rId22"/><w:footerReference w:type="default" r:id="rId21"/>' +
        PAGE +
        '<w:titlePg/>',
    ),
    overrides: {
      '/word/header1.xml': CT.header,
      '/word/header2.xml': CT.header,
      '/word/footer1.xml': CT.footer,
    },
    relations: [
      ['rId20', 'header', 'header1.xml'],
      ['rId21', 'footer', 'footer1.xml'],
      ['rId22', 'header', 'header2.xml'],
    ],
  };
  const page = para(
    run('Halaman ') +
      field(' PAGE ', '1') +
      run(' daripada ') +
      `<w:fldSimple w:instr=" NUMPAGES  \\* MERGEFORMAT "><w:r><w:t>1</w:t></w:r></w:fldSimple>` +
      run(' (bahagian ') +
      field(' SECTIONPAGES ', '1') +
      run(') dicetak ') +
      field(' DATE \\@ "d MMMM yyyy" ', '1 Januari 2026'),
  );

  return [
    {
      id: 'h01',
      kind: 'docx',
      name: 'tables',
      about:
        'A table with merged cells both ways, a head row that repeats, shading, a signature block, Malay text with every kind of sign',
      parts: docx({ body: grid + sign, styles }),
      holds: [
        hold('<w:gridSpan w:val="4"'),
        hold('<w:vMerge w:val="restart"'),
        hold('<w:tblHeader'),
        hold('w:fill="E2EFDA"'),
        MALAY,
        hold('ﻻ 忠 தமிழ்'),
        hold('&amp; lain-lain'),
      ],
    },
    {
      id: 'h02',
      kind: 'docx',
      name: 'head-and-foot',
      about:
        'Head (first page and others) and foot with PAGE, NUMPAGES, SECTIONPAGES, DATE, in both forms of fields',
      parts: docx({
        body: grid,
        ...head,
        parts: {
          'word/header1.xml': story('hdr', text('SK Seri Melati (ABA1001)') + text('{{sekolah}}')),
          'word/header2.xml': story('hdr', text('Muka pertama')),
          'word/footer1.xml': story('ftr', page),
        },
      }),
      holds: [
        hold('<w:instrText[^>]*> PAGE '),
        hold('NUMPAGES'),
        hold('SECTIONPAGES'),
        hold('DATE \\\\@'),
        hold('w:headerReference'),
        hold('w:footerReference'),
        hold('<w:titlePg'),
        hold('SK Seri Melati'),
        hold('Muka pertama'),
      ],
    },
    {
      id: 'h03',
      kind: 'docx',
      name: 'logo',
      about: 'An embedded PNG in the body and one in the head, with alternative text',
      parts: docx({
        body: para(drawing('rId30').replace('name="Gambar 1"', 'name="Logo" descr="Lencana sekolah"')) + grid,
        ...head,
        relations: [...head.relations, ['rId30', 'image', 'media/logo.png']],
        parts: {
          'word/media/logo.png': LOGO,
          'word/header1.xml': story('hdr', para(drawing('rId1', 'embed', 7))),
          'word/_rels/header1.xml.rels': rels([['rId1', 'image', 'media/logo.png']]),
          'word/header2.xml': story('hdr', text('x')),
          'word/footer1.xml': story('ftr', text('x')),
        },
      }),
      holds: [hold('<a:blip r:embed=', 2), hold('Lencana sekolah'), { sha256: SHA }],
    },
    {
      id: 'h04',
      kind: 'docx',
      name: 'styles',
      about: 'Own styles of paragraphs, tables and characters, Arial throughout, language Malay',
      parts: docx({
        body:
          para(run('Rancangan'), '<w:pStyle w:val="Heading1"/>') +
          grid.replace('<w:tblPr>', '<w:tblPr><w:tblStyle w:val="TableGrid"/>') +
          para(run(t('objective'), '<w:rStyle w:val="Kuat"/>')),
        styles,
      }),
      holds: [
        hold('<w:pStyle w:val="Heading1"'),
        hold('<w:rStyle w:val="Kuat"'),
        hold('<w:tblStyle w:val="TableGrid"'),
        hold('w:styleId="Heading1"'),
        hold('w:ascii="Arial"'),
        hold('ms-MY'),
      ],
    },
    {
      id: 'h05',
      kind: 'docx',
      name: 'numbering',
      about: 'Numbered and bulleted lists of two levels',
      parts: docx({
        body:
          [0, 1, 0]
            .map((level) =>
              para(
                run(level ? t('activities') : 'Langkah'),
                `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`,
              ),
            )
            .join('') +
          para(run(t('objective')), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr>'),
        overrides: { '/word/numbering.xml': CT.numbering },
        relations: [['rId20', 'numbering', 'numbering.xml']],
        parts: {
          'word/numbering.xml': story(
            'numbering',
            [
              [1, 'decimal', '%1.'],
              [2, 'bullet', '•'],
            ]
              .map(
                ([n, format, sign]) =>
                  `<w:abstractNum w:abstractNumId="${n}">${[0, 1].map((level) => `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${level ? String(sign).replace('%1', '%1.%2') : sign}"/><w:pPr><w:ind w:left="${360 * (level + 1)}" w:hanging="360"/></w:pPr></w:lvl>`).join('')}</w:abstractNum>`,
              )
              .join('') +
              '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>',
          ),
        },
      }),
      holds: [hold('<w:numId w:val="1"', 3), hold('<w:numFmt w:val="decimal"'), hold('<w:abstractNum ', 2)],
    },
    {
      id: 'h06',
      kind: 'docx',
      name: 'landscape-and-borders',
      about: 'Two sections, one across, page borders, three columns, a page break, tabs with leaders',
      parts: docx({
        body:
          grid +
          para(
            '',
            `<w:sectPr>${PAGE}<w:pgBorders w:offsetFrom="page"><w:top w:val="double" w:sz="6" w:space="24" w:color="1F6F5C"/></w:pgBorders></w:sectPr>`,
          ) +
          para(
            run(t('activities')) +
              '<w:r><w:br w:type="page"/></w:r><w:r><w:tab/></w:r>' +
              run(t('reflection')),
            '<w:tabs><w:tab w:val="right" w:leader="dot" w:pos="9000"/></w:tabs>',
          ),
        section: sect(
          '<w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/><w:pgMar w:top="720" w:right="720" w:bottom="720" w:left="720" w:header="567" w:footer="567" w:gutter="0"/><w:cols w:num="3" w:space="720"/>',
        ),
      }),
      holds: [
        hold('w:orient="landscape"'),
        hold('<w:pgBorders'),
        hold('<w:cols w:num="3"'),
        hold('<w:br w:type="page"'),
        hold('w:leader="dot"'),
      ],
    },
    {
      id: 'h07',
      kind: 'docx',
      name: 'split-tokens',
      about:
        'As Word leaves a typed token: cut into runs by the spelling checker and by half of it made bold, with bookmarks and revision marks (rsid); a token in a link-like word (www.moe.gov.my as plain text)',
      parts: docx({
        body:
          para(
            run('{') +
              '<w:proofErr w:type="spellStart"/><w:bookmarkStart w:id="0" w:name="_GoBack"/>' +
              run('{obj', '<w:b/>') +
              '<w:bookmarkEnd w:id="0"/>' +
              run('ektif}') +
              '<w:proofErr w:type="spellEnd"/>' +
              run('}'),
          ).replace('<w:p>', '<w:p w:rsidR="00A77B3E" w:rsidRDefault="00A77B3E">') +
          text('Rujukan: www.moe.gov.my dan http://www.moe.gov.my/dskp') +
          grid,
      }),
      holds: [hold('http://www.moe.gov.my/dskp'), { absent: '\\{\\{objektif' }],
    },
    {
      id: 'h08',
      kind: 'docx',
      name: 'as-word-writes-it',
      about:
        'All the parts that Word 365 writes by itself: theme, settings, webSettings, fontTable, footnotes, endnotes, docProps, compat settings, w14/w15 namespaces with mc:Ignorable, rsids; a link by mailto and by https',
      parts: docx({
        body: grid + para(`<w:hyperlink r:id="rId40"><w:r><w:t>abc1001@moe.edu.my</w:t></w:r></w:hyperlink>`),
        relations: [
          ['rId20', 'settings', 'settings.xml'],
          ['rId21', 'webSettings', 'webSettings.xml'],
          ['rId22', 'fontTable', 'fontTable.xml'],
          ['rId23', 'footnotes', 'footnotes.xml'],
          ['rId24', 'theme', 'theme/theme1.xml'],
          ['rId25', 'endnotes', 'endnotes.xml'],
          ['rId40', 'hyperlink', 'mailto:abc1001@moe.edu.my', 'External'],
        ],
        rootRelations: [
          ['rId2', `${PKG}relationships/metadata/core-properties`, 'docProps/core.xml'],
          ['rId3', 'extended-properties', 'docProps/app.xml'],
        ],
        overrides: {
          '/word/settings.xml': CT.settings,
          '/word/webSettings.xml': CT.webSettings,
          '/word/fontTable.xml': CT.fontTable,
          '/word/footnotes.xml': CT.footnotes,
          '/word/endnotes.xml': CT.footnotes.replace('foot', 'end'),
          '/word/theme/theme1.xml': CT.theme,
          '/docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
          '/docProps/app.xml': 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
        },
        parts: {
          'word/settings.xml': story(
            'settings',
            '<w:zoom w:percent="100"/><w:defaultTabStop w:val="720"/><w:characterSpacingControl w:val="doNotCompress"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat><w:rsids><w:rsidRoot w:val="00A77B3E"/></w:rsids><w:themeFontLang w:val="ms-MY"/>',
          ),
          'word/webSettings.xml': story('webSettings', '<w:optimizeForBrowser/><w:allowPNG/>'),
          'word/fontTable.xml': story(
            'fonts',
            '<w:font w:name="Calibri"><w:panose1 w:val="020F0502020204030204"/><w:charset w:val="00"/><w:family w:val="swiss"/></w:font>',
          ),
          'word/footnotes.xml': story(
            'footnotes',
            '<w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>',
          ),
          'word/endnotes.xml': story(
            'endnotes',
            '<w:endnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:endnote>',
          ),
          'word/theme/theme1.xml': `${XML}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Office"><a:themeElements><a:clrScheme name="Office">${['dk1', 'lt1', 'dk2', 'lt2', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6', 'hlink', 'folHlink'].map((name) => `<a:${name}><a:srgbClr val="1F6F5C"/></a:${name}>`).join('')}</a:clrScheme><a:fontScheme name="Office"><a:majorFont><a:latin typeface="Calibri Light"/><a:ea typeface=""/><a:cs typeface=""/></a:majorFont><a:minorFont><a:latin typeface="Calibri"/><a:ea typeface=""/><a:cs typeface=""/></a:minorFont></a:fontScheme><a:fmtScheme name="Office"><a:fillStyleLst>${'<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${'<a:ln w="6350"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:ln>'.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${'<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${'<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`,
          'docProps/core.xml': `${XML}<cp:coreProperties xmlns:cp="${PKG}metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:creator>Pn. Aminah</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">2026-01-05T00:00:00Z</dcterms:created></cp:coreProperties>`,
          'docProps/app.xml': `${XML}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Template>Normal.dotm</Template><Application>Microsoft Office Word</Application></Properties>`,
        },
      }),
      holds: [hold('<w:tbl>'), hold('abc1001@moe.edu.my')],
      note: 'Word writes Template Normal.dotm and an outward mailto relation by itself: a refusal of this file refuses every file of Word.',
    },
    {
      id: 'h09',
      kind: 'docx',
      name: 'form-controls',
      about:
        'Content controls (a list, a tick box, a date), a text box in mc:AlternateContent with a VML fallback as Word writes it, a table in a table',
      parts: docx({
        body:
          `<w:sdt><w:sdtPr><w:alias w:val="Kehadiran"/><w:tag w:val="k"/><w:dropDownList><w:listItem w:displayText="Hadir" w:value="h"/></w:dropDownList></w:sdtPr><w:sdtContent>${text('Hadir')}</w:sdtContent></w:sdt><w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="1"/></w14:checkbox></w:sdtPr><w:sdtContent>${text('☒ PAK-21')}</w:sdtContent></w:sdt>` +
          para(
            `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="2000000" cy="500000"/><wp:docPr id="3" name="Kotak"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="2000000" cy="500000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx><w:txbxContent>${text(t('className'))}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:rect id="k" style="width:150pt;height:40pt"><v:textbox><w:txbxContent>${text(t('className'))}</w:txbxContent></v:textbox></v:rect></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
          ) +
          table([
            row([
              cell(`${table([row([cell(text(t('objective'))), cell(text('dalam'))])])}<w:p/>`),
              cell(text('luar')),
            ]),
          ]) +
          '<w:p/>',
      }),
      holds: [hold('PAK-21'), hold('dalam'), hold('luar'), hold('Hadir'), { absent: '\\{\\{kelas' }],
    },
    {
      id: 'h10',
      kind: 'xlsx',
      name: 'sums',
      about:
        'Formulas of this book alone: SUM, IF, COUNTA, COUNTIF, in cells above the heads and on a second sheet; number formats, merged title, widths, frozen panes',
      parts: xlsx({
        head: '<sheetViews><sheetView workbookViewId="0"><pane ySplit="4" topLeftCell="A5" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="2" max="2" width="40" customWidth="1"/></cols>',
        rows: `<row r="1">${textCell('A1', 'SENARAI MURID SK SERI MELATI', '1')}</row><row r="2">${textCell('A2', 'Jumlah')}${formulaCell('B2', 'COUNTA(B5:B400)')}${formulaCell('C2', 'IF(B2>0,COUNTIF(D5:D400,"L")/B2,0)', '0', '2')}${formulaCell('D2', 'SUM(H5:H400)', '0', '3')}</row>${headRow(4)}`,
        tail: '<mergeCells count="1"><mergeCell ref="A1:G1"/></mergeCells><pageMargins left="0.5" right="0.5" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape"/><headerFooter><oddFooter>&amp;CHalaman &amp;P daripada &amp;N</oddFooter></headerFooter>',
        book: '<definedNames><definedName name="_xlnm.Print_Area" localSheetId="0">Murid!$A$1:$G$400</definedName><definedName name="_xlnm.Print_Titles" localSheetId="0">Murid!$4:$4</definedName><definedName name="Nama_murid">Murid!$B$5:$B$400</definedName></definedNames>',
        sheets: '<sheet name="Ringkasan" sheetId="2" r:id="rId60"/>',
        relations: [['rId60', 'worksheet', 'worksheets/sheet2.xml']],
        overrides: { '/xl/worksheets/sheet2.xml': SCT.sheet },
        parts: {
          'xl/worksheets/sheet2.xml': `${XML}<worksheet xmlns="${NS_S}"><sheetData><row r="1">${textCell('A1', 'Jumlah murid')}${formulaCell('B1', 'COUNTA(Nama_murid)')}</row></sheetData></worksheet>`,
        },
        styles: `${XML}<styleSheet xmlns="${NS_S}"><numFmts count="1"><numFmt numFmtId="164" formatCode="&quot;RM&quot;#,##0.00"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="14"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="10" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
      }),
      holds: [
        hold('COUNTA\\('),
        hold('COUNTIF\\('),
        hold('SUM\\(H5:H'),
        hold('formatCode="&quot;RM&quot;'),
        hold('<mergeCell ref="A1:G1"'),
        hold('Print_Area'),
        hold('Nama_murid'),
        hold('state="frozen"'),
        hold('orientation="landscape"'),
        hold('Halaman &amp;P'),
      ],
    },
    {
      id: 'h11',
      kind: 'xlsx',
      name: 'picture-and-rules',
      about:
        'An embedded PNG, a validation list typed in, a conditional format on this sheet, an autofilter, a locked sheet',
      parts: xlsx({
        rows: headRow(),
        tail: '<sheetProtection sheet="1" objects="1" scenarios="1"/><autoFilter ref="A1:G1"/><conditionalFormatting sqref="B2:B400"><cfRule type="expression" priority="1"><formula>LEN(B2)=0</formula></cfRule></conditionalFormatting><dataValidations count="1"><dataValidation type="list" allowBlank="1" sqref="D2:D400"><formula1>"L,P"</formula1></dataValidation></dataValidations><drawing r:id="rId70"/>',
        sheetRelations: [['rId70', 'drawing', '../drawings/drawing1.xml']],
        overrides: { '/xl/drawings/drawing1.xml': SCT.drawing },
        parts: {
          'xl/media/image1.png': LOGO,
          'xl/drawings/_rels/drawing1.xml.rels': rels([['rId1', 'image', '../media/image1.png']]),
          'xl/drawings/drawing1.xml': `${XML}<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${NS_R}"><xdr:oneCellAnchor><xdr:from><xdr:col>8</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>0</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext cx="600000" cy="600000"/><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="Lencana" descr="Lencana sekolah"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId1"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="600000" cy="600000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor></xdr:wsDr>`,
        },
      }),
      holds: [
        { sha256: SHA },
        hold('Lencana sekolah'),
        hold('LEN\\(B2\\)'),
        hold('"L,P"'),
        hold('<autoFilter'),
        hold('<sheetProtection'),
      ],
    },
    {
      id: 'h12',
      kind: 'xlsx',
      name: 'plain-heads',
      about:
        'Heads with colour in shared strings, as Excel writes them (sharedStrings.xml, theme, docProps, calcChain absent), text formatted column for the No. KP',
      parts: (() => {
        const parts = xlsx({
          rows: `<row r="1" spans="1:7">${HEADS.map((_, i) => `<c r="${String.fromCharCode(65 + i)}1" s="1" t="s"><v>${i}</v></c>`).join('')}</row>`,
          head: '<dimension ref="A1:G1"/><cols><col min="3" max="3" width="20" style="1" customWidth="1"/></cols>',
          relations: [['rId60', 'sharedStrings', 'sharedStrings.xml']],
          overrides: { '/xl/sharedStrings.xml': SCT.strings },
          parts: {
            'xl/sharedStrings.xml': `${XML}<sst xmlns="${NS_S}" count="7" uniqueCount="7">${HEADS.map((name, i) => (i === 1 ? `<si><r><rPr><b/></rPr><t>Na</t></r><r><t>ma</t></r></si>` : `<si><t>${name}</t></si>`)).join('')}</sst>`,
          },
        });
        parts['xl/styles.xml'] = String(parts['xl/styles.xml'])
          .replace('<cellXfs count="1">', '<cellXfs count="2">')
          .replace(
            '</cellXfs>',
            '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>',
          );
        return parts;
      })(),
      holds: [hold('numFmtId="49"'), hold('No. KP')],
    },
  ];
}
